import type { UserBooking, UserPlace } from '@gyg/contract';
import {
  buildGygProfile,
  buildMyBookings,
  buildUserBooking,
  buildUserOrganizations,
  buildUserPlace,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal, startTestTexts } from '@gyg/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import area from '../../remote-entry';
import { fill } from '../../testing/fill';
import { callsTo, closeScreen, openScreen } from '../../testing/open-screen';
import { GygBookingsPage } from './gyg-bookings-page';

afterEach(closeScreen);

interface Shown {
  bookings?: UserBooking[];
  places?: UserPlace[];
}

const open = (shown: Shown, over: FakeHandlers = {}, inside = false) =>
  openScreen({
    screen: <GygBookingsPage />,
    pattern: '/gygs/:gygId/bookings',
    at: '/gygs/some-gyg/bookings',
    inside,
    api: {
      getGygProfile: () => buildGygProfile(),
      listUserBookings: () => buildMyBookings(shown),
      listUserOrganizations: () => buildUserOrganizations(),
      ...over,
    },
  });
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'My bookings' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const items = {
  id: 'items',
  contributionType: 'COMMODITY',
  gygPositionId: null,
  gygCommodityId: 'need-sacks',
  needTitle: 'Sacks',
  quantity: 12,
  durationMinutes: null,
} as const;
const ended = { cancellable: false, cancellableUntil: null, changeable: false } as const;
const columns = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('the breadcrumb ends with the gyg', async () => {
  const booking = buildUserBooking();
  open({ bookings: [booking] });
  await screen.findByRole('heading', { level: 1 });
  expect(crumbs()).toEqual(['My bookings', booking.gygTitle]);
});

test('without bookings the breadcrumb has no empty end', async () => {
  open({});
  expect(await screen.findByText('No bookings found')).toBeTruthy();
  expect(crumbs()).toEqual(['My bookings']);
});

test('a link from outside to a gyg that does not exist says so in place', async () => {
  open({}, { getGygProfile: () => refusal('gyg.missing') });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
  expect(screen.getByText(/^This gyg does not exist/)).toBeTruthy();
});

test('the date, the place and the information for participants are above the tables', async () => {
  open({ bookings: [buildUserBooking({ participantInfo: '<p>Bring boots</p>' })] });
  expect(await screen.findByText(/Jun 12, 2027/)).toBeTruthy();
  expect(screen.getByText('Ramsvikslandet, Sotenäs')).toBeTruthy();
  const heading = screen.getByRole('heading', { name: 'Information for participants' });
  const skills = screen.getByRole('heading', { name: 'Skills and time' });
  expect(screen.getByText('Bring boots')).toBeTruthy();
  expect(heading.compareDocumentPosition(skills)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('items show how many are offered, skills do not', async () => {
  open({ bookings: [buildUserBooking({ bookingComment: 'By boat' }), buildUserBooking(items)] });
  const table = await screen.findByRole('table', { name: 'Items' });
  const common = ['Representing', 'Comments', 'Actions'];
  expect(columns(table)).toEqual(['Contribution', 'Offered', ...common]);
  expect(within(table).getByText('12')).toBeTruthy();
  expect(within(table).getByText('No comment')).toBeTruthy();
  const skills = screen.getByRole('table', { name: 'Skills and time' });
  expect(columns(skills)).toEqual(['Contribution', ...common]);
  expect(within(skills).getByText('By boat')).toBeTruthy();
});

test('a pending representation is awaiting approval, a private booking may ask for one', async () => {
  const representation = { id: 'r', organizationId: 'o', orgName: 'Fixarkollektivet', status: 'PENDING' } as const;
  open({ bookings: [buildUserBooking({ representation }), buildUserBooking({ id: 'b2', needTitle: 'Cook' })] });
  expect(await screen.findByText('Awaiting approval')).toBeTruthy();
  expect(screen.getByText('Fixarkollektivet')).toBeTruthy();
  const ask = await screen.findAllByRole('button', { name: /^Represent an organisation/ });
  expect(ask.map((button) => button.getAttribute('aria-label'))).toEqual(['Represent an organisation: Cook']);
});

test('cancelled and declined bookings say by whom and why, and cannot be cancelled', async () => {
  const at = { ...ended, endedAt: '2027-06-02T08:00:00.000Z' };
  open({
    bookings: [
      buildUserBooking({ ...at, status: 'CANCELLED', endedBy: 'BOOKER', cancelReason: 'Ill' }),
      buildUserBooking({ ...at, id: 'b2', status: 'DECLINED', endedBy: 'HOST' }),
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'Skills and time' }));
  expect(table.getByText(/^Cancelled by you on Wed, Jun 2, 2027/).textContent).toMatch(/“Ill”$/);
  expect(table.getByText('Declined by Ren Kust Bohuslän on Wed, Jun 2, 2027')).toBeTruthy();
  expect(table.queryByRole('button')).toBeNull();
});

test('bookings of a finished gyg show the attendance and cannot be cancelled', async () => {
  open({ bookings: [buildUserBooking({ ...ended, gygState: 'FINISHED', attendance: 'ABSENT', hours: 0 })] });
  expect(await screen.findByText('Absent')).toBeTruthy();
  expect(screen.queryByText(/^You can no longer cancel/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('that a gyg in progress cannot be cancelled is explained, with its host', async () => {
  open({ bookings: [buildUserBooking({ gygState: 'ONGOING', cancellable: false, cancellableUntil: null })] });
  expect(await screen.findByText(/^You can no longer cancel bookings of gygs that have started/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ren Kust Bohuslän' }).getAttribute('href')).toBe('/go/ren-kust');
});

test('a place as a recipient is below, and can be cancelled', async () => {
  open({ places: [buildUserPlace({ bookingComment: 'We are two' })] }, { cancelBeneficiary: () => undefined });
  expect(await screen.findByRole('heading', { name: 'Your place' })).toBeTruthy();
  expect(screen.getByText('We are two')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel A place for you' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByRole('textbox'), 'Ill');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  await waitFor(() => expect(callsTo('cancelBeneficiary')).toHaveLength(1));
});

test('an unpublished gyg shows only its title', async () => {
  const offline = { ...ended, gygVisible: false, needTitle: '', durationMinutes: null, gygState: 'CREATED' } as const;
  open({ bookings: [buildUserBooking({ ...offline, status: 'CANCELLED', endedBy: 'HOST', cancelReason: 'Storm' })] });
  expect(await screen.findByText('This gyg is offline at the moment')).toBeTruthy();
  expect(screen.queryByText(/2027/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'To the gyg' })).toBeNull();
});

test('the switch of the language shows the texts in the other one, and their language', async () => {
  const titles = { en: 'Clean-up', se: 'Städdag' } as const;
  open(
    {},
    {
      listUserBookings: ({ lang }) => {
        const gygLanguage = lang === 'se' ? 'se' : 'en';
        return buildMyBookings({ bookings: [buildUserBooking({ gygLanguage, gygTitle: titles[gygLanguage] })] });
      },
    },
  );
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
