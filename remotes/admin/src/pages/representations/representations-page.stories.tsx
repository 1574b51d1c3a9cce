import { buildRepresentationRequest } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { answerRequests, sampleRequests } from '../../testing/representation-samples';
import { screenStory } from '../../testing/screen-story';
import { RepresentationsPage } from './representations-page';

const meta: Meta = {
  title: 'Consent representations',
  ...screenStory(RepresentationsPage, {
    pattern: '/admin/gygs/representation/requests',
    at: '/admin/gygs/representation/requests',
    api: {
      listOrganizationRepresentationRequests: ({ query }) => answerRequests(sampleRequests, query),
      // An answer that is held when the story ends is sent. Without a response it would fail and refresh a later story.
      acceptRepresentationRequest: () => buildRepresentationRequest(),
    },
  }),
};
export default meta;

type Story = StoryObj;
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Samuel Okoro’s request' }));
  },
};
export const Accepted: Story = {
  parameters: { at: '/admin/gygs/representation/requests?tab=accepted' },
  globals: { language: 'sv' },
};
