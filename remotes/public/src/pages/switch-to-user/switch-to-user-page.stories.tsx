import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { SwitchToUserPage } from './switch-to-user-page';

const meta: Meta = {
  title: 'Switch to user',
  ...screenStory(SwitchToUserPage, {
    pattern: '/switch/user',
    at: '/switch/user',
    session: elin,
    api: sampleApi,
  }),
};
export default meta;

/** While the session is loading. Then it redirects to home immediately. */
export const Passing: StoryObj = { parameters: { session: { ...elin, status: 'starting' } } };
