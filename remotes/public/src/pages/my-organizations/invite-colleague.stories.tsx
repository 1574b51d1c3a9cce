import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { organizationApi } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { screenStory } from '../../testing/stories';
import { MyOrganizationsPage } from './my-organizations-page';

const meta: Meta = {
  title: 'Invite a colleague',
  ...screenStory(MyOrganizationsPage, {
    pattern: '/users/profile/organizations',
    at: '/users/profile/organizations',
    session: elin,
    api: organizationApi,
  }),
};
export default meta;

/** A preview of the email. */
export const Preview: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const open = await page.findByRole('button', { name: /^(Invite|Bjud in) / });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^(E-mail of the recipient|Mottagarens e‑post)$/), 'kim@example.org');
    await userEvent.type(dialog.getByLabelText(/^(Message|Meddelande)$/), 'We repair lamps on Thursdays.');
    await userEvent.click(dialog.getByRole('button', { name: /^(Preview|Förhandsvisa)$/ }));
    await expect(await dialog.findByRole('article')).toBeVisible();
  },
};
