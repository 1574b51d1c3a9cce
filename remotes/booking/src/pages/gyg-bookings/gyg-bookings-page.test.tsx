import { buildGygProfile, buildUserBooking, buildUserOrganizations } from '@gyg/contract/testing';
import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  refusal,
  setTestSession,
  startTestTexts,
  useToasts,
} from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import area from '../../remote-entry';
import { GygBookingsPage } from './gyg-bookings-page';

let api: FakeApi | undefined;
afterEach(() => api?.restore());

function open(bookings: ReturnType<typeof buildUserBooking>[], over: FakeHandlers = {}) {
  api = fakeApi({
    getGygProfile: () => buildGygProfile(),
    listUserBookings: () => ({ bookings, places: [] }),
    listUserOrganizations: () => buildUserOrganizations(),
    ...over,
  });
  setTestSession({ loginRole: 'USER', userId: 'user-elin' });
  render(
    <PlatformProvider areas={[area]} pattern="/gygs/:gygId/bookings" at="/gygs/some-gyg/bookings">
      <main tabIndex={-1}>
        <GygBookingsPage />
      </main>
    </PlatformProvider>,
  );
}
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'My bookings' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the breadcrumb ends with the gyg', async () => {
  const booking = buildUserBooking();
  open([booking]);
  await screen.findByRole('heading', { level: 1 });
  expect(crumbs()).toEqual(['My bookings', booking.gygTitle]);
});

test('without bookings the breadcrumb has no empty end', async () => {
  open([]);
  expect(await screen.findByText('No bookings found')).toBeTruthy();
  expect(crumbs()).toEqual(['My bookings']);
});

test('a gyg that does not exist redirects to home with the reason', async () => {
  open([], { getGygProfile: () => refusal('gyg.missing') });
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.tone).toBe('error'));
});

test('the switch of the language shows the texts in the other one, and their language', async () => {
  const titles = { en: 'Clean-up', se: 'Städdag' } as const;
  open([], {
    listUserBookings: ({ lang }) => {
      const gygLanguage = lang === 'se' ? 'se' : 'en';
      return { bookings: [buildUserBooking({ gygLanguage, gygTitle: titles[gygLanguage] })], places: [] };
    },
  });
  /** In the breadcrumbs and in the heading. */
  const shown = async (title: string) => (await screen.findAllByText(title)).map(({ lang }) => lang);
  expect(await shown('Clean-up')).toEqual(['en', 'en']);
  await act(() => startTestTexts('sv', [area]));
  expect(await shown('Städdag')).toEqual(['sv', 'sv']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mina bokningar: Städdag');
  await userEvent.click(screen.getByRole('button', { name: /^Avboka/ }));
  const asked = within(screen.getByRole('dialog'));
  expect(asked.getByText('Shore picker').lang).toBe('sv');
  expect(asked.getByText(/blir ledig/).textContent).toMatch(/^Din plats på ”Shore picker” blir/);
});
