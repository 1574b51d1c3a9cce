import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerGygs } from '../../testing/hosted-gygs';
import { screenStory } from '../../testing/screen-story';
import { supportedGygs } from '../../testing/supported-gygs';
import { SupportedGygsPage } from './supported-gygs-page';

const meta: Meta = {
  title: 'Gygs of others that we support',
  ...screenStory(SupportedGygsPage, {
    pattern: '/admin/gygs/participated',
    at: '/admin/gygs/participated',
    api: { findParticipatingGygs: ({ query }) => answerGygs(supportedGygs, query) },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
