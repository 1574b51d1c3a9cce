import type { UserBooking, UserPlace, UserWaitlistEntry } from '@gyg/contract';
import { buildMyBookings, buildUserOrganizations } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MyBookingsPage } from '../pages/my-bookings/my-bookings-page';
import { openScreen } from './open-screen';
import { WatchPath } from './watch-path';

/** The entries that the fake API returns. */
interface Shown {
  bookings?: UserBooking[];
  places?: UserPlace[];
  waitlist?: UserWaitlistEntry[];
}

/** Opens My bookings of Elin, with these entries. It stays on screen when it opens another page. */
export async function openMyBookings(shown: Shown | (() => Shown), over: FakeHandlers = {}) {
  const { user } = openScreen({
    screen: (
      <>
        <WatchPath />
        <MyBookingsPage />
      </>
    ),
    at: '/users/profile/gygs',
    api: {
      listUserBookings: () => buildMyBookings(typeof shown === 'function' ? shown() : shown),
      listUserOrganizations: () => buildUserOrganizations(),
      ...over,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return user;
}
/** The row of a gyg. */
export const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`${title} is not in a list`);
  return within(row);
};
/** Opens the menu of the only entry and chooses from it. */
export async function choose(user: UserEvent, name: string) {
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}
/** Opens the menu of the only entry. */
export async function openMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await screen.findAllByRole('menuitem');
}
/** The items of the open menu. */
export const menuItems = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
