import type { Meta, StoryObj } from '@storybook/react-vite';
import { partners } from '../../testing/reports';
import { screenStory } from '../../testing/screen-story';
import { PartnerReportPage } from './partner-report-page';

const meta: Meta = {
  title: 'Report of partners',
  ...screenStory(PartnerReportPage, {
    pattern: '/admin/reports/partner',
    at: '/admin/reports/partner?period=all',
    api: { reportPartner: () => [...partners] },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
