import { buildGygProfile, buildGygViewer, buildUserOrganization, buildUserOrganizations } from '@gyg/contract/testing';
import { useLocation, useNavigate } from '@gyg/platform';
import { type FakeApi, type FakeHandlers, fakeApi, PlatformProvider, setTestSession } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BookPage } from '../pages/book/book-page';
import area from '../remote-entry';

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
  const api: FakeApi = fakeApi({
    getGygProfile: () => buildGygProfile(),
    getGygViewer: () => buildGygViewer(),
    listUserOrganizations: () =>
      buildUserOrganizations([
        buildUserOrganization(),
        buildUserOrganization({ id: 'm2', organizationId: 'org-bread', name: 'Brödkooperativet' }),
      ]),
    createBooking: () => ({ id: 'booking-1', status: 'ACTIVE' }),
    ...over,
  });
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  const { unmount } = render(
    <PlatformProvider areas={[area]} pattern="/gygs/:gygId/*" at={`/gygs/gyg-shore/book${query}`}>
      <History />
      <BookPage />
    </PlatformProvider>,
  );
  const user = userEvent.setup();
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
