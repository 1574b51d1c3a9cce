import type { Meta, StoryObj } from '@storybook/react-vite';
import { membershipsAnswer, portfoliosAnswer } from '../../testing/portfolios';
import { screenStory } from '../../testing/screen-story';
import { PortfoliosPage } from './portfolios-page';

const meta: Meta = {
  title: 'Portfolios',
  ...screenStory(PortfoliosPage, {
    pattern: '/admin/portfolios',
    at: '/admin/portfolios',
    api: { listPortfolios: () => portfoliosAnswer, listOrganizationPortfolios: () => membershipsAnswer },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
