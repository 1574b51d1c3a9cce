import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerProposals, sampleProposals } from '../../testing/proposal-samples';
import { screenStory } from '../../testing/screen-story';
import { ProposalsPage } from './proposals-page';

const meta: Meta = {
  title: 'Review gyg proposals',
  ...screenStory(ProposalsPage, {
    pattern: '/admin/proposals/review',
    at: '/admin/proposals/review',
    api: { listOrganizationProposals: ({ query }) => answerProposals(sampleProposals, query) },
  }),
};
export default meta;

type Story = StoryObj;
export const Waiting: Story = {};
/** After the answer: the draft can be edited. */
export const Accepted: Story = {
  globals: { language: 'sv' },
  parameters: {
    at: '/admin/proposals/review?tab=accepted',
    api: {
      listOrganizationProposals: ({ query }: { query: Record<string, string> }) =>
        answerProposals(
          sampleProposals.map((proposal) => ({
            ...proposal,
            status: 'ACCEPTED' as const,
            comments: 'Good idea. We have eight pairs of waders in the boathouse.',
            answeredAt: '2027-06-10T08:00:00.000Z',
            gygId: 'gyg-oysters',
          })),
          query,
        ),
    },
  },
};
