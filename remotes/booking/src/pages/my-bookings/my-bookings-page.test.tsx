import { buildUserBooking, buildUserOrganizations } from '@gyg/contract/testing';
import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  refusal,
  setTestSession,
  useToasts,
} from '@gyg/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import area from '../../remote-entry';
import { MyBookingsPage } from './my-bookings-page';

let api: FakeApi | undefined;
beforeAll(() => {
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal ??= vi.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close ??= vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => {
  api?.restore();
  useToasts.setState({ toasts: [] });
});

async function open(over: FakeHandlers = {}) {
  api = fakeApi({
    listUserBookings: () => ({ bookings: [buildUserBooking()], places: [] }),
    listUserOrganizations: () => buildUserOrganizations(),
    cancelBooking: () => undefined,
    ...over,
  });
  setTestSession({ loginRole: 'USER', userId: 'user-elin' });
  render(
    <PlatformProvider areas={[area]} pattern="/users/profile/gygs" at="/users/profile/gygs">
      <main tabIndex={-1}>
        <MyBookingsPage />
      </main>
    </PlatformProvider>,
  );
  return userEvent.setup();
}
const cancelled = () => api?.calls.filter(({ name }) => name === 'cancelBooking').map(({ body }) => body);

test('shows a message and a first step without bookings', async () => {
  await open({ listUserBookings: () => ({ bookings: [], places: [] }) });
  expect(await screen.findByText('No bookings found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a gyg' }).getAttribute('href')).toBe('/search');
});

test('a cancellation without a reason is not sent and shows what is missing', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Shore picker' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the booking' }));
  expect(await within(dialog).findByText('Please give a reason for the cancellation.')).toBeTruthy();
  expect(cancelled()).toEqual([]);
});

test('a cancellation with a reason is sent once and confirmed by a toast', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Shore picker' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'My boat is in the yard');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the booking' }));
  await waitFor(() => expect(cancelled()).toEqual([{ contributionType: 'SKILL', reason: 'My boat is in the yard' }]));
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Your booking is cancelled.']),
  );
});

test('focuses the content after a cancellation, because the button is gone', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Shore picker' }));
  await user.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'My boat is in the yard');
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a finished gyg offers no cancellation', async () => {
  await open({
    listUserBookings: () => ({
      bookings: [buildUserBooking({ gygState: 'FINISHED', cancellable: false })],
      places: [],
    }),
  });
  expect(await screen.findByText('Past')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
});

test('cancelled and declined bookings are labelled and do not count as bookings', async () => {
  const ended = { cancellable: false };
  await open({
    listUserBookings: () => ({
      bookings: [
        buildUserBooking({ ...ended, id: 'b1', status: 'CANCELLED' }),
        buildUserBooking({ ...ended, id: 'b2', status: 'DECLINED' }),
      ],
      places: [],
    }),
  });
  expect(await screen.findByText('No bookings found')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Cancelled or declined' })).toBeTruthy();
  expect(screen.getAllByText('Cancelled')).toHaveLength(1);
  expect(screen.getAllByText('Declined by the host')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Upcoming' })).toBeNull();
});

test('shows only the name of an offline gyg, without a link', async () => {
  const hidden = { gygVisible: false, gygState: 'CREATED', cancellable: false } as const;
  const line = { needTitle: '', durationMinutes: null, ...hidden };
  await open({
    listUserBookings: () => ({ bookings: [buildUserBooking({ ...line, status: 'CANCELLED' })], places: [] }),
  });
  expect(await screen.findByText('This gyg is offline at the moment')).toBeTruthy();
  expect(screen.getByText(buildUserBooking().gygTitle)).toBeTruthy();
  expect(screen.queryByRole('link', { name: buildUserBooking().gygTitle })).toBeNull();
  expect(screen.queryByText(/2027/)).toBeNull();
});

test('a pending representation shows as awaiting approval', async () => {
  const representation = {
    id: 'r',
    organizationId: 'org-fix',
    orgName: 'Fixarkollektivet',
    status: 'PENDING' as const,
  };
  await open({ listUserBookings: () => ({ bookings: [buildUserBooking({ representation })], places: [] }) });
  expect(await screen.findByText('Awaiting approval: Fixarkollektivet')).toBeTruthy();
});

test('items show how many are offered, skills do not', async () => {
  await open({
    listUserBookings: () => ({
      bookings: [
        buildUserBooking(),
        buildUserBooking({
          id: 'b2',
          contributionType: 'COMMODITY',
          needTitle: 'Sacks',
          quantity: 12,
          durationMinutes: null,
        }),
      ],
      places: [],
    }),
  });
  const items = await screen.findByRole('table', { name: 'Items' });
  expect(within(items).getByRole('columnheader', { name: 'Offered' })).toBeTruthy();
  expect(within(items).getByText('12')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Skills and time' })).queryByText('Offered')).toBeNull();
});

test('if the list cannot be loaded, the page shows the reason and can retry', async () => {
  let fail = true;
  const user = await open({
    listUserBookings: () => (fail ? refusal('server.unexpected') : { bookings: [buildUserBooking()], places: [] }),
  });
  expect(await screen.findByRole('heading', { name: 'This didn’t load' })).toBeTruthy();
  fail = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shore picker')).toBeTruthy();
});
