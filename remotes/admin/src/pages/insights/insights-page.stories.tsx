import type { Meta, StoryObj } from '@storybook/react-vite';
import { earlierInsights, insights, portfolio } from '../../testing/insights';
import { screenStory } from '../../testing/screen-story';
import { InsightsPage } from './insights-page';

const meta: Meta = {
  title: 'Insights of a portfolio',
  ...screenStory(InsightsPage, {
    pattern: '/admin/portfolios/:portfolioId/insights',
    at: '/admin/portfolios/portfolio-1/insights?period=own&from=2026-12-01&to=2027-06-30',
    api: {
      getPortfolio: () => portfolio,
      getPortfolioInsights: ({ query }) => (query.from?.startsWith('2026-11-30') ? insights : earlierInsights),
    },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
