import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { LogoutPage } from './logout-page';

const meta: Meta = {
  title: 'Log out',
  ...screenStory(LogoutPage, {
    pattern: '/logout',
    at: '/logout',
    session: elin,
    api: sampleApi,
  }),
};
export default meta;

/** Asks for confirmation. */
export const Question: StoryObj = {};
