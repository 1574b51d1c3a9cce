import { buildInvitePreview } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answerMembers, someMembers } from '../../testing/members';
import { screenStory } from '../../testing/screen-story';
import { SendInvitationsPage } from './send-invitations-page';

const at = '/admin/organizations/invites/send';
const draft = {
  recipients: [
    'anna.bergqvist@post.example',
    'm.soderlund@post.example',
    'karin@renkust.example',
    'lars.post.example',
    'tove.lundh@post.example',
    'anna.bergqvist@post.example',
  ],
  message: 'We clean the shores from Smögen to Lysekil and would like you with us.',
};

const screen = screenStory(SendInvitationsPage, {
  pattern: at,
  at,
  api: {
    listOrganizationUsers: ({ query }) => answerMembers(someMembers, query),
    previewInvites: ({ body }) => buildInvitePreview(body.message),
    sendInvites: ({ body: { recipients } }) => ({ sent: recipients.slice(1), failed: recipients.slice(0, 1) }),
  },
});
const keptAs = 'gyg.unsaved.user-britta.invitation.org-kust';
const meta: Meta = {
  title: 'Invite people',
  ...screen,
  loaders: [() => sessionStorage.setItem(keptAs, JSON.stringify(draft))],
};
export default meta;

type Story = StoryObj;

/** A draft with addresses in all states, kept from before. */
export const Draft: Story = {};

/** The mail as the recipients get it. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('3 ready. 3 are left out.');
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    await expect(await page.findByRole('heading', { name: 'Join Ren Kust Bohuslän' })).toBeVisible();
  },
};

/** Two are sent, one was not accepted. */
export const SentSwedish: Story = {
  globals: { language: 'sv' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('3 klara. 3 är inte med.');
    await userEvent.click(page.getByRole('button', { name: 'Förhandsvisa' }));
    await page.findByRole('heading', { name: /Join|Gå med/ });
    await userEvent.click(page.getByRole('button', { name: 'Skicka 3 inbjudningar' }));
    await expect(await page.findByText('2 inbjudningar skickade')).toBeVisible();
  },
};
