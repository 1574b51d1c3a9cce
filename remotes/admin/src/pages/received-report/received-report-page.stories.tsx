import type { Meta, StoryObj } from '@storybook/react-vite';
import { contributions, reportAnswer } from '../../testing/reports';
import { screenStory } from '../../testing/screen-story';
import { ReceivedReportPage } from './received-report-page';

const meta: Meta = {
  title: 'Report of contributions received',
  ...screenStory(ReceivedReportPage, {
    pattern: '/admin/reports/received',
    at: '/admin/reports/received?period=own&from=2027-01-01&to=2027-05-31',
    api: { reportReceived: ({ body }) => reportAnswer(contributions, body) },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
