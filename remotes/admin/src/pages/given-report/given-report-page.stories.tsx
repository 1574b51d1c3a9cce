import type { Meta, StoryObj } from '@storybook/react-vite';
import { contributions, reportAnswer } from '../../testing/reports';
import { screenStory } from '../../testing/screen-story';
import { GivenReportPage } from './given-report-page';

const meta: Meta = {
  title: 'Report of contributions given',
  ...screenStory(GivenReportPage, {
    pattern: '/admin/reports/given',
    at: '/admin/reports/given?period=own&from=2027-01-01&to=2027-05-31',
    api: { reportGiven: ({ body }) => reportAnswer(contributions, body) },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
