import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { WelcomePage } from './welcome-page';

const meta: Meta = {
  title: 'Welcome',
  ...screenStory(WelcomePage, {
    pattern: '/users/:userId/welcome',
    at: '/users/user-elin/welcome',
    session: elin,
    api: sampleApi,
  }),
};
export default meta;

/** After the first login. */
export const FirstVisit: StoryObj = {};
