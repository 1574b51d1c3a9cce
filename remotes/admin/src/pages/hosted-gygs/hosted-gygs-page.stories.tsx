import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerGygs, hostedGygs } from '../../testing/hosted-gygs';
import { screenStory } from '../../testing/screen-story';
import { HostedGygsPage } from './hosted-gygs-page';

const meta: Meta = {
  title: 'Gygs hosted by us',
  ...screenStory(HostedGygsPage, {
    pattern: '/admin/gygs/hosted',
    at: '/admin/gygs/hosted',
    api: { findHostedGygs: ({ query }) => answerGygs(hostedGygs, query) },
  }),
};
export default meta;

type Story = StoryObj;
export const All: Story = { globals: { language: 'sv' } };
export const NothingYet: Story = { parameters: { api: { findHostedGygs: () => answerGygs([], {}) } } };
