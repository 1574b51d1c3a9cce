import type { GygBooking } from '@gyg/contract';
import { buildBooking } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findDialog } from '../../testing/find-dialog';
import { answerBookings, deskBookings, shoreApi, shoreDesk } from '../../testing/gyg-desk';
import { hidePage } from '../../testing/hide-page';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { GygBookingsPage } from './gyg-bookings-page';

const path = '/admin/gygs/gyg-shore/bookings';
const open = async (query = '', api: FakeHandlers = {}) => {
  const opened = await openScreen({
    screen: <GygBookingsPage />,
    pattern: '/admin/gygs/:gygId/bookings',
    at: path + query,
    api: { ...shoreApi, ...api },
  });
  const lists = () => opened.calls.filter(({ name }) => name === 'listGygBookings').map((call) => call.query);
  const cancelled = () =>
    opened.calls
      .filter(({ name }) => name === 'cancelBooking')
      .map(({ params: { bookingId }, body }) => ({ bookingId, body }));
  return { ...opened, lists, cancelled };
};
const row = async (name: string) => (await page.findByText(name)).closest('tr') ?? document.body;
const press = (name: string) => page.getByText(name, { selector: 'button, button *' });

afterEach(closeScreen);

describe('The bookings of a gyg', () => {
  test('the address holds search, filters, order and page, and the call gets them', async () => {
    const { user, lists } = await open('?group=waiting&need=need-sacks&org=org-fix&q=sam&sort=-name&page=1');
    expect(await page.findByText('No bookings match')).toBeDefined();
    expect(lists().at(-1)).toEqual({
      group: 'waiting',
      needId: 'need-sacks',
      organizationId: 'org-fix',
      keyword: 'sam',
      sort: 'name:desc',
      page: '0',
      pageSize: '20',
    });
    await user.selectOptions(await page.findByLabelText('Representing'), 'Any organisation');
    expect(await row('Samuel Okoro')).toBeDefined();
    expect(address()).toBe(`${path}?group=waiting&q=sam&need=need-sacks&sort=-name`);
    const groups = within(page.getByLabelText('State of the bookings')).getAllByRole('link');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['All 1', 'Waiting 1', 'Confirmed 0', 'Ended 0']);
    await user.click(press('Contribution'));
    await waitFor(() => expect(address()).toContain('sort=need'));
  });

  test('shows comments on demand, and names what a deleted account gave', async () => {
    const { user } = await open();
    const linh = await row('Linh Tran');
    expect(page.queryByText('I can stay until four.')).toBeNull();
    await user.click(within(linh).getByLabelText('Comment from Linh Tran'));
    expect(page.getByText('I can stay until four.')).toBeDefined();
    expect(await row('Deleted account')).toBeDefined();
  });

  test('accepts the chosen offers, which can be taken back', async () => {
    const { user, calls } = await open('', { acceptBooking: () => buildBooking() });
    await row('Linh Tran');
    await user.click(page.getByLabelText('Choose all on this page'));
    await user.click(press('Accept 3'));
    expect(page.getByText('None chosen')).toBeDefined();
    await user.click(page.getByLabelText('Undo the answer to Linh Tran'));
    await hidePage();
    await waitFor(() => expect(page.queryByLabelText(/^Undo/)).toBeNull());
    const accepted = calls.filter(({ name }) => name === 'acceptBooking').map(({ params }) => params.bookingId);
    expect(accepted).toEqual(['booking-2', 'booking-3']);
  });

  test('cancels for a person only with a reason, and says what it costs', async () => {
    const { user, calls, lists, cancelled } = await open('', { cancelBooking: () => undefined });
    await user.click(within(await row('Jonas Wiik')).getByLabelText('More for Jonas Wiik'));
    await user.click(await page.findByText('Cancel with a reason'));
    const asked = await findDialog('Cancel Jonas Wiik’s booking?');
    expect(asked.getByText(/gets the reason by e-mail.*“Shore picker” becomes free/)).toBeDefined();
    await user.click(asked.getByText('Cancel the booking'));
    expect(await asked.findByText('Enter a reason.')).toBeDefined();
    expect(cancelled()).toEqual([]);
    const before = lists().length;
    fireEvent.change(asked.getByLabelText('Reason'), { target: { value: ' The harbour is closed. ' } });
    await user.click(asked.getByText('Cancel the booking'));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    const body = { contributionType: 'SKILL', reason: 'The harbour is closed.' };
    expect(cancelled()).toEqual([{ bookingId: 'booking-4', body }]);
    await waitFor(() => expect(lists().length, 'the list is fetched again').toBeGreaterThan(before));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('countNotifications'));
  });

  test('cancels several with one reason; those that fail stay chosen', async () => {
    const { user, cancelled } = await open('', {
      cancelBooking: ({ params }) =>
        params.bookingId === 'booking-5' ? refusal('booking.cancellation_error') : undefined,
    });
    await row('Jonas Wiik');
    for (const name of ['Samuel Okoro', 'Fatima Noori', 'Nora Berg']) {
      await user.click(page.getByLabelText(`Choose ${name}`));
    }
    // The third one is cancelled already.
    await user.click(press('Cancel 2 with a reason'));
    const asked = await findDialog('Cancel 2 bookings?');
    fireEvent.change(asked.getByLabelText('Reason'), { target: { value: 'Storm' } });
    await user.click(asked.getByText('Cancel 2 bookings'));
    expect(await page.findByText('1 chosen')).toBeDefined();
    expect(page.getByLabelText('Choose Fatima Noori')).toHaveProperty('checked', true);
    expect(cancelled().map(({ body }) => body)).toEqual([
      { contributionType: 'COMMODITY', reason: 'Storm' },
      { contributionType: 'SKILL', reason: 'Storm' },
    ]);
  });

  test('exports what the filters show', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const { user, lists } = await open('?group=confirmed&q=fatima');
    await row('Fatima Noori');
    await user.click(press('Export CSV'));
    await waitFor(() =>
      expect(lists().at(-1)).toEqual({ group: 'confirmed', keyword: 'fatima', sort: 'created:desc', format: 'csv' }),
    );
  });
});

describe('Thanks', () => {
  const started = { ...shoreDesk, gyg: { ...shoreDesk.gyg, state: 'ONGOING' as const } };
  const withThanks = (thanks: GygBooking['thanks']) => ({
    getGygDesk: () => started,
    listGygBookings: ({ query }: { query: Readonly<Record<string, string>> }) =>
      answerBookings(
        deskBookings.map((booking) => (booking.bookerName === 'Jonas Wiik' ? { ...booking, thanks } : booking)),
        query,
      ),
  });
  const openThanks = async (label: string, thanks: GygBooking['thanks'], thankBooker: FakeHandlers['thankBooker']) => {
    const opened = await open('', { ...withThanks(thanks), ...(thankBooker && { thankBooker }) });
    await opened.user.click(within(await row('Jonas Wiik')).getByLabelText('More for Jonas Wiik'));
    await opened.user.click(await page.findByRole('menuitem', { name: label }));
    return { ...opened, dialog: await findDialog('Thank Jonas Wiik') };
  };
  const sent = (calls: readonly { name: string; body?: unknown }[]) =>
    calls.filter(({ name }) => name === 'thankBooker').map(({ body }) => body);

  test('are written in a dialog with a counter, and not sent without words', async () => {
    const { user, calls, dialog } = await openThanks('Thank', null, () => buildBooking());
    await user.click(dialog.getByText('Send thanks'));
    expect(await dialog.findByText('Write a few words.')).toBeDefined();
    fireEvent.change(dialog.getByLabelText('Your words'), { target: { value: 'You kept us warm' } });
    expect(dialog.getByText('16 of 280 characters')).toBeDefined();
    await user.click(dialog.getByText('Send thanks'));
    await waitFor(() => expect(sent(calls)).toEqual([{ thanks: 'You kept us warm' }]));
  });

  test('can be changed or removed', async () => {
    const thanks = { text: 'Thank you', by: 'Britta Hallén' };
    const { user, calls, dialog } = await openThanks('Change the thanks', thanks, () => buildBooking());
    expect(within(await row('Jonas Wiik')).getByText('Thanked')).toBeDefined();
    expect(dialog.getByLabelText('Your words')).toHaveProperty('value', 'Thank you');
    await user.clear(dialog.getByLabelText('Your words'));
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent(calls)).toEqual([{ thanks: '' }]));
  });

  test('stay in the dialog when sending fails', async () => {
    const { user, dialog } = await openThanks('Thank', null, () => refusal('server.unexpected'));
    fireEvent.change(dialog.getByLabelText('Your words'), { target: { value: 'Thank you' } });
    await user.click(dialog.getByText('Send thanks'));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(dialog.getByLabelText('Your words')).toHaveProperty('value', 'Thank you');
  });

  test('are not offered before the gyg has started', async () => {
    const { user } = await open();
    await user.click(within(await row('Jonas Wiik')).getByLabelText('More for Jonas Wiik'));
    expect(await page.findByText('Cancel with a reason')).toBeDefined();
    expect(page.queryByRole('menuitem', { name: 'Thank' })).toBeNull();
  });
});

test('a booking shows who has answered a reminder with “I’m coming”', async () => {
  const confirmedAt = '2027-06-10T08:00:00.000Z';
  await open('', {
    listGygBookings: ({ query }) =>
      answerBookings(
        deskBookings.map((booking) => ({ ...booking, confirmedAt })),
        query,
      ),
  });
  expect(within(await row('Jonas Wiik')).getByText('Has answered “I’m coming”')).toBeDefined();
  expect(within(await row('Linh Tran')).queryByText('Has answered “I’m coming”')).toBeNull();
});
