import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { answerMembers, answerRequests, someMembers } from '../../testing/members';
import { screenStory } from '../../testing/screen-story';
import { MembersPage } from './members-page';

const at = '/admin/organizations/members';
const meta: Meta = {
  title: 'Membership',
  ...screenStory(MembersPage, {
    pattern: at,
    at,
    api: {
      listOrganizationUsers: ({ query }) => answerMembers(someMembers, query),
      listMembershipRequests: ({ query }) => answerRequests(query),
    },
  }),
};
export default meta;

type Story = StoryObj;

/** Two members are chosen, and are about to be removed. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Choose Karin Sjöberg' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Choose Viktor Åkesson' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog', { name: 'Remove 2 members?' });
  },
};

/** The only admin’s role cannot be changed; no requests wait. */
export const OnlyAdminSwedish: Story = {
  globals: { language: 'sv' },
  parameters: {
    api: {
      listOrganizationUsers: () => answerMembers(someMembers.slice(1), {}),
      listMembershipRequests: () => answerRequests({ status: 'none' }),
    },
  },
};
