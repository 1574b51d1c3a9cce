import type { GygMessage } from '@gyg/contract';
import { useLocation } from '@gyg/platform';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { findDialog } from '../../testing/find-dialog';
import { shoreApi } from '../../testing/gyg-desk';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { GygBookingsPage } from '../gyg-bookings/gyg-bookings-page';
import { GygMessagesPage } from './gyg-messages-page';

const sent: GygMessage = {
  id: 'message-1',
  gygId: 'gyg-shore',
  audience: 'BOOKED',
  title: 'What to bring',
  body: 'Boots.',
  recipients: 4,
  senderName: 'Britta Hallén',
  created: '2027-06-08T16:00:00.000Z',
};

/** The list of bookings leads to the messages. */
function Screens() {
  const { pathname, state } = useLocation();
  return (
    <>
      {pathname.endsWith('/messages') ? <GygMessagesPage /> : <GygBookingsPage />}
      <output aria-label="kept on reload">{JSON.stringify(state)}</output>
    </>
  );
}

const open = (api: FakeHandlers = {}, at = '/admin/gygs/gyg-shore/messages') =>
  openScreen({
    screen: <Screens />,
    pattern: '/admin/gygs/:gygId/*',
    at,
    api: {
      ...shoreApi,
      listGygMessages: () => ({ messages: [sent], total: 1, page: 0, pageSize: 10 }),
      sendGygMessage: () => sent,
      ...api,
    },
  });
type User = Awaited<ReturnType<typeof open>>['user'];
const subject = () => page.findByLabelText<HTMLInputElement>('Subject');
const write = async () => {
  fireEvent.change(await subject(), { target: { value: 'What to bring' } });
  fireEvent.change(page.getByLabelText('Message'), { target: { value: 'Boots.' } });
};
const ask = async (user: User) => {
  await user.click(page.getByText('Send…'));
  return findDialog('Send the message?');
};

afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

describe('The messages of a gyg', () => {
  test('are sent after a dialog that says to how many, and listed', async () => {
    const { user, calls } = await open();
    await user.click(await page.findByText('Send…'));
    expect(await page.findAllByText('Fill in this field.')).toHaveLength(2);
    await write();
    // A person may have several.
    expect(page.getByText('3 bookings')).toBeDefined();
    await user.click(page.getByLabelText(/^Everyone whose offer is waiting/));
    const replies = page.getByRole<HTMLInputElement>('checkbox', { name: /^Let people answer by e-mail/ });
    expect(replies.checked).toBe(false);
    await user.click(replies);
    const dialog = await ask(user);
    expect(dialog.getByText(/^To: Everyone whose offer is waiting, 3 bookings or places\./)).toBeDefined();
    expect(calls.some(({ name }) => name === 'sendGygMessage')).toBe(false);
    await user.click(dialog.getByText('Send'));
    await waitFor(() => expect(page.getByLabelText<HTMLInputElement>('Subject').value).toBe(''));
    expect(calls.find(({ name }) => name === 'sendGygMessage')?.body).toEqual({
      audience: 'WAITING',
      bookingIds: [],
      title: 'What to bring',
      body: 'Boots.',
      replyToMe: true,
    });
    expect(page.getByText('Everyone with a confirmed booking, 4 people. Sent by Britta Hallén.')).toBeDefined();
  });

  test('a draft is kept across a reload, and when sending fails', async () => {
    const { user, unmount } = await open({ sendGygMessage: () => refusal('invites.too_many') });
    await write();
    const dialog = await ask(user);
    await user.click(dialog.getByText('Send'));
    expect(await page.findByText(/This gyg has sent all its messages for today/)).toBeDefined();
    unmount();
    await open();
    expect((await subject()).value).toBe('What to bring');
  });

  test('are sent once if the response is lost and they are sent again, and twice if they are written twice', async () => {
    let lost = true;
    const { user, calls } = await open({ sendGygMessage: () => (lost ? Promise.reject(new Error('lost')) : sent) });
    const send = async () => user.click((await ask(user)).getByText('Send'));
    await write();
    await send();
    expect(await page.findByRole('alert')).toBeDefined();
    lost = false;
    await send();
    await waitFor(() => expect(page.getByLabelText<HTMLInputElement>('Subject').value).toBe(''));
    await write();
    await send();
    await waitFor(() => expect(calls.filter(({ name }) => name === 'sendGygMessage')).toHaveLength(3));
    const [first, second, third] = calls.filter(({ name }) => name === 'sendGygMessage').map(({ key }) => key);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  test('go to the people chosen in the list of bookings', async () => {
    const { user, calls } = await open({}, '/admin/gygs/gyg-shore/bookings');
    await user.click(await page.findByLabelText('Choose Linh Tran'));
    await user.click(page.getByLabelText('Choose Jonas Wiik'));
    await user.click(page.getByText('Message', { selector: 'button, button *' }));
    await write();
    expect(page.getByLabelText(/^The people you chose in the list/)).toHaveProperty('checked', true);
    // A reload must not choose them again after another audience was chosen.
    expect(page.getByLabelText('kept on reload').textContent).toBe('null');
    const dialog = await ask(user);
    await user.click(dialog.getByText('Send'));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'sendGygMessage')?.body).toMatchObject({
        audience: 'CHOSEN',
        bookingIds: ['booking-1', 'booking-4'],
      }),
    );
  });
});
