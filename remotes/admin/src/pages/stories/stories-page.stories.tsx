import { buildStory } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { screenStory } from '../../testing/screen-story';
import { answerStories, sampleGygOptions, sampleStories } from '../../testing/story-samples';
import { StoriesPage } from './stories-page';

const meta: Meta = {
  title: 'Stories to review',
  ...screenStory(StoriesPage, {
    pattern: '/admin/stories',
    at: '/admin/stories',
    api: {
      findStories: ({ query }) => answerStories(sampleStories, query),
      selectGygs: () => sampleGygOptions,
      // An answer that is held when the story ends is sent. Without a response it would fail and refresh a later story.
      approveStory: () => buildStory(),
      listAttendance: () => ({
        entries: [],
        total: 0,
        page: 0,
        pageSize: 500,
        counts: { total: 0, attended: 0, absent: 0, excused: 0 },
      }),
    },
  }),
};
export default meta;

type Story = StoryObj;

/** One is approved and can be taken back, one is about to be rejected. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Selam Tesfay’s story' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject Hanna Ek’s story' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and send' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer Oskar Lind' }));
  },
};
export const Approved: Story = { parameters: { at: '/admin/stories?tab=approved' }, globals: { language: 'sv' } };
export const AskForStories: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for stories' }));
    const gyg = canvasElement.ownerDocument.querySelector('dialog select');
    if (gyg) await userEvent.selectOptions(gyg, 'gyg-walk');
  },
};
