import { buildUserOrganizations } from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { organizationApi } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { MyOrganizationsPage } from './my-organizations-page';

afterEach(closeScreen);

async function openInvite(api: FakeHandlers = {}) {
  const opened = await openScreen({
    screen: <MyOrganizationsPage />,
    at: '/users/profile/organizations',
    session: elin,
    api: { ...organizationApi, ...api },
  });
  const button = await screen.findByRole('button', { name: 'Invite a colleague' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await opened.user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send an invitation' }));
  const press = async (name: string) => opened.user.click(await dialog.findByRole('button', { name }));
  return { ...opened, dialog, press };
}
const lastToast = () => useToasts.getState().toasts.at(-1);

describe('inviting a colleague', () => {
  test('an empty draft shows what to fill in before the preview', async () => {
    const { dialog, press } = await openInvite();
    await press('Preview');
    expect(await dialog.findByText('Please fill in the details below before you can preview the email')).toBeTruthy();
    expect(dialog.getByText('Please enter an e-mail address.')).toBeTruthy();
    expect(dialog.getByText('Please write a few words.')).toBeTruthy();
  });

  test('requires an email address, and accepts at most 1000 characters in five rows, with a count', async () => {
    const { dialog, press } = await openInvite();
    const message = dialog.getByRole('textbox', { name: 'Message' });
    expect(message.getAttribute('rows')).toBe('5');
    expect(message.getAttribute('maxlength')).toBe('1000');
    fill(message, 'Come along');
    expect(dialog.getByText('10 of 1,000 characters')).toBeTruthy();
    fill(dialog.getByRole('textbox', { name: 'E-mail of the recipient' }), 'not an address');
    await press('Preview');
    expect(await dialog.findByText('This is not an e-mail address.')).toBeTruthy();
  });

  test('previews the email, keeps the draft when going back, and sends', async () => {
    const { user, calls, dialog, press } = await openInvite();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Organisation' }), 'Fixarkollektivet');
    fill(dialog.getByRole('textbox', { name: 'E-mail of the recipient' }), ' kim@example.org');
    fill(dialog.getByRole('textbox', { name: 'Message' }), 'We repair lamps on Thursdays.');
    await press('Preview');
    const mail = await dialog.findByRole('article', { name: 'This is the e-mail' });
    expect(mail.textContent).toContain('Join Fixarkollektivet on Gyg');
    expect(mail.textContent).toContain('We repair lamps on Thursdays.');
    expect(dialog.getByText('Elin Sandberg invites you to Fixarkollektivet')).toBeTruthy();

    await press('Back to the draft');
    expect(await dialog.findByDisplayValue('We repair lamps on Thursdays.')).toBeTruthy();
    expect(dialog.getByText('29 of 1,000 characters')).toBeTruthy();
    expect(dialog.getByRole('combobox', { name: 'Organisation' })).toHaveProperty('value', 'org-fix');
    await press('Preview');
    await press('Send invitation');
    expect(await dialog.findByText('We have sent it to kim@example.org.')).toBeTruthy();
    expect(lastToast()?.text).toBe('Your invitation has been sent.');
    expect(calls.find(({ name }) => name === 'sendInvites')?.body).toEqual({
      type: 'org-join-invite',
      organizationId: 'org-fix',
      recipients: ['kim@example.org'],
      message: 'We repair lamps on Thursdays.',
    });
  });

  test('is written in the language of the user’s account', async () => {
    const { dialog, press } = await openInvite({
      getUser: () => ({ id: 'user-elin', fullName: 'Elin Sandberg', profileImage: null, locale: 'se' }),
    });
    fill(dialog.getByRole('textbox', { name: 'E-mail of the recipient' }), 'kim@example.org');
    fill(dialog.getByRole('textbox', { name: 'Message' }), 'Hej!');
    await press('Preview');
    const mail = await dialog.findByRole('article');
    await waitFor(() => expect(mail.getAttribute('lang')).toBe('sv'));
    expect(mail.textContent).toContain('Gå med i Brödkooperativet på Gyg');
  });

  test('a user without organisations invites a new organisation', async () => {
    const { calls, dialog, press } = await openInvite({
      listUserOrganizations: () => buildUserOrganizations([]),
    });
    expect(dialog.queryByRole('radio')).toBeNull();
    fill(dialog.getByRole('textbox', { name: 'E-mail of the recipient' }), 'maja@odlarna.example');
    fill(dialog.getByRole('textbox', { name: 'Message' }), 'You would fit.');
    await press('Preview');
    expect(await dialog.findByText('Please enter the name of the organisation.')).toBeTruthy();
    fill(dialog.getByRole('textbox', { name: 'Name of the organisation' }), 'Odlarna');
    await press('Preview');
    await press('Send invitation');
    expect(await dialog.findByText('Invitation sent')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'inviteOrganization')?.body).toEqual({
      company: 'Odlarna',
      recipient: 'maja@odlarna.example',
      message: 'You would fit.',
    });
  });

  test('a member may choose to invite a new organisation', async () => {
    const { user, dialog } = await openInvite();
    await user.click(dialog.getByRole('radio', { name: /not here yet/ }));
    expect(dialog.getByRole('textbox', { name: 'Name of the organisation' })).toBeTruthy();
    expect(dialog.queryByRole('combobox')).toBeNull();
  });

  const filled = async (api: FakeHandlers) => {
    const opened = await openInvite(api);
    fill(opened.dialog.getByRole('textbox', { name: 'E-mail of the recipient' }), 'kim@example.org');
    fill(opened.dialog.getByRole('textbox', { name: 'Message' }), 'Hello');
    await opened.press('Preview');
    return opened;
  };

  test.each([
    ['is refused', () => refusal('server.unexpected')],
    ['reaches no one', () => ({ sent: [], failed: ['kim@example.org'] })],
  ])('an invitation that %s shows an error and can be sent again', async (_how, sendInvites) => {
    const { dialog, press } = await filled({ sendInvites });
    await press('Send invitation');
    expect((await dialog.findByRole('alert')).textContent).toContain('Error sending invitation to the recipient');
    expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeTruthy();
  });

  test('sending requires a session, without one the dialog closes with a message', async () => {
    const { press } = await filled({ sendInvites: () => refusal('session.need_to_be_logged_in') });
    await press('Send invitation');
    await waitFor(() => expect(lastToast()?.text).toBe('You need to be signed in to use this feature'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send an invitation' })).toBeNull());
  });

  test('each opening starts with an empty draft', async () => {
    const { user, press } = await filled({});
    await press('Close');
    await user.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    const again = within(await screen.findByRole('dialog', { name: 'Send an invitation' }));
    expect(again.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', '');
  });
});
