import type { UserBooking, UserPlace, UserWaitlistEntry } from '@gyg/contract';
import { buildMyBookings, buildUserOrganizations } from '@gyg/contract/testing';
import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  setTestSession,
  useToasts,
} from '@gyg/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MyBookingsPage } from '../pages/my-bookings/my-bookings-page';
import area from '../remote-entry';

let api: FakeApi | undefined;

/** Restores the API and removes toasts. Call it after each test. */
export function closeMyBookings(): void {
  api?.restore();
  useToasts.setState({ toasts: [] });
}

/** The entries that the fake API returns. */
interface Shown {
  bookings?: UserBooking[];
  places?: UserPlace[];
  waitlist?: UserWaitlistEntry[];
}

/** Opens My bookings of Elin, with these entries. */
export async function openMyBookings(shown: Shown | (() => Shown), over: FakeHandlers = {}) {
  api = fakeApi({
    listUserBookings: () => buildMyBookings(typeof shown === 'function' ? shown() : shown),
    listUserOrganizations: () => buildUserOrganizations(),
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
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}
/** The bodies of the calls of an operation so far. */
export const bodies = (name: string) => api?.calls.filter((made) => made.name === name).map(({ body }) => body);
/** The toasts so far. */
export const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
/** The row of a gyg. */
export const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`${title} is not in a list`);
  return within(row);
};
/** Opens the menu of the only entry and chooses from it. */
export async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}
/** The items of the only entry's menu. */
export const menuItems = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
