import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shoreApi } from '../../testing/gyg-desk';
import { screenStory } from '../../testing/screen-story';
import { answerWaitlist } from '../../testing/waitlist';
import { GygWaitlistPage } from './gyg-waitlist-page';

const at = '/admin/gygs/gyg-shore/waitlist';
const none = { entries: [], counts: { WAITING: 0, OFFERED: 0, ended: 0 }, total: 0, page: 0, pageSize: 20 };

const meta: Meta = {
  title: 'Waiting list of a gyg',
  ...screenStory(GygWaitlistPage, {
    pattern: '/admin/gygs/:gygId/waitlist',
    at,
    api: { ...shoreApi, listWaitlist: ({ query }) => answerWaitlist(query) },
  }),
};
export default meta;

type Story = StoryObj;
export const Active: Story = {};
export const Ended: Story = { globals: { language: 'sv' }, parameters: { at: `${at}?tab=ended` } };
export const Empty: Story = { parameters: { api: { listWaitlist: () => none } } };
export const Failed: Story = { parameters: { api: { listWaitlist: () => refusal('server.unexpected') } } };
