import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/screen-story';
import { ReportsPage } from './reports-page';

const meta: Meta = {
  title: 'The first report with data',
  ...screenStory(ReportsPage, {
    pattern: '/admin/reports',
    at: '/admin/reports',
    api: {
      reportGiven: () => new Promise(() => {}),
      reportReceived: () => new Promise(() => {}),
      reportPartner: () => new Promise(() => {}),
    },
  }),
};
export default meta;

type Story = StoryObj;
/** While the reports are loading; then it leads to one of them. */
export const Loading: Story = {};
