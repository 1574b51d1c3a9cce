import type { Meta, StoryObj } from '@storybook/react-vite';
import { portfolio } from '../../testing/insights';
import { organizationsAnswer } from '../../testing/portfolios';
import { screenStory } from '../../testing/screen-story';
import { PortfolioPage } from './portfolio-page';

const meta: Meta = {
  title: 'A portfolio',
  ...screenStory(PortfolioPage, {
    pattern: '/admin/portfolios/:portfolioId',
    at: '/admin/portfolios/portfolio-1',
    api: { getPortfolio: () => portfolio, listPortfolioOrganizations: () => organizationsAnswer },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
