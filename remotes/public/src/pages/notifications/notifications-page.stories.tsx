import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { NotificationsPage } from './notifications-page';

const meta: Meta = {
  title: 'Notifications',
  ...screenStory(NotificationsPage, {
    pattern: '/notifications',
    at: '/notifications',
    session: elin,
    api: sampleApi,
  }),
};
export default meta;

/** Newest first. */
export const Current: StoryObj = {};

/** Nothing put away yet. */
export const Archived: StoryObj = { parameters: { at: '/notifications?archived=true' } };
