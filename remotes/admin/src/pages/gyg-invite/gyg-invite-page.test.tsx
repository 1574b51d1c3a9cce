import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { shoreApi } from '../../testing/gyg-desk';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { GygInvitePage } from './gyg-invite-page';

const toGyg = '/admin/gygs/invite/gyg-shore/ren-kust-bohuslan/spring-clean-up';
const mail = {
  from: 'Gyg <hello@gyg.example>',
  subject: 'Help us',
  heading: 'Will you help?',
  paragraphs: [],
  action: null,
  foot: [],
  text: '',
};
const open = (api: FakeHandlers = {}, at = `${toGyg}/need-boat`) =>
  openScreen({
    screen: <GygInvitePage />,
    pattern: `/admin/gygs/invite/:gygId/:orgFriendlyUrl/:gygFriendlyUrl${at === toGyg ? '/*' : '/:positionId'}`,
    at,
    api: {
      ...shoreApi,
      previewInvites: () => ({ en: mail, se: mail }),
      searchUsers: () => ({
        users: [{ id: 'user-jonas', fullName: 'Jonas Wiik', profileImage: null }],
        total: 1,
        page: 0,
        pageSize: 10,
      }),
      ...api,
    },
  });
type User = Awaited<ReturnType<typeof open>>['user'];
const press = (name: string) => page.getByText(name, { selector: 'button, button *' });
const paste = async (user: User, text: string) => {
  await user.click(await page.findByLabelText('Addresses'));
  await user.paste(text);
};
const send = async (user: User, name: string) => {
  await user.click(press('Preview'));
  await page.findByText('Will you help?');
  await user.click(press(name));
};
const entries = () =>
  within(page.getByLabelText('Addresses in this invitation'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

describe('Invitations to a gyg', () => {
  test('ask first to what, then whom', async () => {
    await open();
    const to = await page.findByLabelText('Invite to');
    const addresses = page.getByLabelText('Addresses');
    expect(to.compareDocumentPosition(addresses) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('name the need, and go to addresses and to members chosen by name; those that failed can be tried again', async () => {
    const { user, calls } = await open({
      sendInvites: ({ body: { recipients } }) => ({
        sent: recipients.filter((recipient) => recipient !== 'user-jonas'),
        failed: recipients.filter((recipient) => recipient === 'user-jonas'),
      }),
    });
    await paste(user, 'Maja Lindqvist <maja@post.example>');
    await user.type(page.getByLabelText(/^Your members/, { selector: 'input' }), 'jonas');
    await user.click(await page.findByText('Jonas Wiik'));
    await send(user, 'Send 2 invitations');
    expect(await page.findByText('1 invitation sent')).toBeDefined();
    expect(page.getByText('Jonas Wiik')).toBeDefined();
    const subject = {
      type: 'gyg-invite',
      organizationId: 'org-kust',
      gygId: 'gyg-shore',
      positionId: 'need-boat',
      message: '',
    };
    expect(calls.find(({ name }) => name === 'previewInvites')?.body).toEqual(subject);
    expect(calls.find(({ name }) => name === 'sendInvites')?.body).toEqual({
      ...subject,
      recipients: ['user-jonas', 'maja@post.example'],
      locale: 'en',
    });
    await user.click(press('Try these again'));
    expect(page.getByLabelText('Remove Jonas Wiik')).toBeDefined();
    expect(page.queryByLabelText('Addresses in this invitation')).toBeNull();
  });

  test('that were not sent stay in the draft, also after a reload; those that were sent do not', async () => {
    const people = Array.from({ length: 52 }, (_, index) => `person-${index}@post.example`);
    let portions = 0;
    const { user, unmount } = await open({
      sendInvites: ({ body: { recipients } }) => {
        portions += 1;
        return portions === 1 ? { sent: recipients, failed: [] } : refusal('invites.too_many');
      },
    });
    await paste(user, people.join('\n'));
    await send(user, 'Send 52 invitations');
    expect(await page.findByText('2 invitations were not sent')).toBeDefined();
    unmount();
    await open();
    await waitFor(() => expect(entries()).toEqual(people.slice(50).map((address) => expect.stringContaining(address))));
  });

  test('can be to another need', async () => {
    const { user } = await open({}, toGyg);
    await user.selectOptions(await page.findByLabelText('Invite to'), 'Sacks, 160 litres');
    expect(address()).toBe(`${toGyg}/need-sacks`);
  });
});
