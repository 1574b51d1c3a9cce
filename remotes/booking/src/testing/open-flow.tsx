import { buildGygProfile, buildGygViewer, buildUserOrganization, buildUserOrganizations } from '@gyg/contract/testing';
import { useLocation, useNavigate } from '@gyg/platform';
import type { FakeHandlers } from '@gyg/platform/testing';
import { act, screen } from '@testing-library/react';
import { BookPage } from '../pages/book/book-page';
import { openScreen } from './open-screen';

/** The responses of the booking flow. */
export const flowApi: FakeHandlers = {
  getGygProfile: () => buildGygProfile(),
  getGygViewer: () => buildGygViewer(),
  listUserOrganizations: () =>
    buildUserOrganizations([
      buildUserOrganization(),
      buildUserOrganization({ id: 'm2', organizationId: 'org-bread', name: 'Brödkooperativet' }),
    ]),
  createBooking: () => ({ id: 'booking-1', status: 'ACTIVE' }),
};

let where = '';
let goBack = () => {};
/** Watches the history. */
function History() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  where = pathname + search + hash;
  goBack = () => void navigate(-1);
  return null;
}

/** Opens the booking flow at an address and watches the history. The flow stays on screen after booking. */
export function openFlow(query: string, over: FakeHandlers = {}) {
  const { user, api, unmount } = openScreen({
    screen: (
      <>
        <History />
        <BookPage />
      </>
    ),
    pattern: '/gygs/:gygId/*',
    at: `/gygs/gyg-shore/book${query}`,
    api: { ...flowApi, ...over },
  });
  const sent = () => api.calls.filter(({ name }) => name === 'createBooking');
  return {
    user,
    unmount,
    api,
    /** Path, query and fragment. */
    where: () => where,
    back: () => act(async () => goBack()),
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    /** The keys of all bookings that were sent. */
    keys: () => sent().map(({ key }) => key),
    bodies: () => sent().map(({ body }) => body),
    accept: async () => user.click(await screen.findByRole('checkbox')),
  };
}
