import { buildGyg } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
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

/** After a sign-up that began on a gyg's page. */
export const WithTarget: StoryObj = {
  parameters: {
    at: '/users/user-elin/welcome?target=%2Fgygs%2Fgyg-shore%2Fbook',
    api: { getGyg: () => buildGyg() },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /outer shore/ });
  },
};
