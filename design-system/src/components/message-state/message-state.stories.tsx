import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { EmptyState, ErrorState } from './message-state';

const meta = {
  title: 'Components/States',
  component: EmptyState,
  args: {
    title: 'No gygs published',
    text: 'Take a filter away, or look at what has been.',
    actions: <Button variant="secondary">Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The gygs could not be fetched"
      text="It is not you. Try again in a moment."
      actions={<Button icon="refresh">Try again</Button>}
    />
  ),
};
export const Offline: Story = {
  render: () => (
    <ErrorState kind="offline" title="You are offline" text="As soon as the network is back, the page is too." />
  ),
};
export const Locked: Story = {
  render: () => (
    <ErrorState
      kind="locked"
      headingLevel={1}
      title="This page is for hosts"
      text="Switch to the organisation you administer."
      actions={<Button href="#switch">Switch to admin</Button>}
    />
  ),
};
