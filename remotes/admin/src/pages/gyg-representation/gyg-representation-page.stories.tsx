import type { Meta, StoryObj } from '@storybook/react-vite';
import { shoreApi } from '../../testing/gyg-desk';
import { answerRequests } from '../../testing/representation';
import { screenStory } from '../../testing/screen-story';
import { GygRepresentationPage } from './gyg-representation-page';

const meta: Meta = {
  title: 'Requests to represent the host of a gyg',
  ...screenStory(GygRepresentationPage, {
    pattern: '/admin/gygs/:gygId/representation',
    at: '/admin/gygs/gyg-shore/representation?tab=all',
    api: { ...shoreApi, listOrganizationRepresentationRequests: ({ query }) => answerRequests(query) },
  }),
};
export default meta;

type Story = StoryObj;
export const All: Story = {};
