import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsAnswer } from '../../testing/lists';
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

/** Nothing archived yet. */
export const Archived: StoryObj = { parameters: { at: '/notifications?archived=true' } };

/** No notifications yet. */
export const Empty: StoryObj = { parameters: { api: { listNotifications: () => notificationsAnswer([]) } } };

/** Loading. */
export const Loading: StoryObj = { parameters: { api: { listNotifications: () => new Promise(() => {}) } } };

/** Loading failed. */
export const Failed: StoryObj = { parameters: { api: { listNotifications: () => refusal('server.unexpected') } } };
