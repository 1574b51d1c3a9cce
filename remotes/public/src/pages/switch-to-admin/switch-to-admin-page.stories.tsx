import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { SwitchToAdminPage } from './switch-to-admin-page';

const meta: Meta = {
  title: 'Switch to admin',
  ...screenStory(SwitchToAdminPage, {
    pattern: '/switch/admin',
    at: '/switch/admin',
    session: elin,
    api: sampleApi,
  }),
};
export default meta;

/** Two organisations to act for. */
export const Choice: StoryObj = {};
