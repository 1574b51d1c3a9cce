import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answerRequests } from '../../testing/members';
import { screenStory } from '../../testing/screen-story';
import { MembershipRequestsPage } from './membership-requests-page';

const at = '/admin/organizations/requests';
const meta: Meta = {
  title: 'Membership requests',
  ...screenStory(MembershipRequestsPage, {
    pattern: at,
    at,
    api: {
      listMembershipRequests: ({ query }) => answerRequests(query),
      // An answer that is held when the story ends is sent then.
      acceptMembershipRequest: () => answerRequests({}).requests[0] ?? Promise.reject(),
    },
  }),
};
export default meta;

type Story = StoryObj;

/** One of two is answered, and can still be undone. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Accept Elin Hallberg' }));
  },
};
export const NoneSwedish: Story = { globals: { language: 'sv' }, parameters: { at: `${at}?status=WITHDRAWN` } };
