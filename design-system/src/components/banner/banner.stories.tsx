import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button';
import { Stack } from '../layout/page';
import { Banner } from './banner';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { title: 'The page is not online', children: 'Only you and other admins see it.' },
} satisfies Meta<typeof Banner>;
export default meta;
export const Tones: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack>
      {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
      <Banner
        tone="info"
        title="You are offline"
        actions={
          <Button size="sm" variant="secondary" icon="refresh">
            Try again
          </Button>
        }
        dismissLabel="Close"
        onDismiss={fn()}
      >
        What you see was fetched a while ago.
      </Banner>
    </Stack>
  ),
};
