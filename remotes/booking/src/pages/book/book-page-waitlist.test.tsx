import type { GygProfile, GygViewer } from '@gyg/contract';
import {
  buildGyg,
  buildGygProfile,
  buildGygViewer,
  buildNeed,
  buildUserOrganizations,
  buildViewerWaitlistEntry,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill';
import { bodies, closeScreen, openScreen } from '../../testing/open-screen';
import { BookPage } from './book-page';

afterEach(closeScreen);

/** Starts far in the future, so that its waiting lists are open. */
const gyg = buildGyg({ startDateTime: '2999-06-12T07:30:00.000Z', endDateTime: '2999-06-12T14:00:00.000Z' });
const cook = buildNeed({ id: 'need-cook', title: 'Camp cook', availablePositions: 0 });
const sacks = buildNeed({
  id: 'need-sacks',
  contributionType: 'COMMODITY',
  title: 'Sacks',
  durationMinutes: null,
  offeredPositions: 20,
  availablePositions: 0,
});
const isFull = { allowed: false, reason: 'full' as const };
const full = (over: Partial<GygProfile> = {}) =>
  buildGygProfile({ gyg, gygPositions: [cook], gygCommodities: [sacks], ...over });
const viewer = (over: Partial<GygViewer> = {}) =>
  buildGygViewer({ canOffer: { 'need-cook': isFull, 'need-sacks': isFull }, ...over });

function open(need: string, over: FakeHandlers = {}) {
  let joined = false;
  const api: FakeHandlers = {
    getGygProfile: () => full(),
    getGygViewer: () => viewer(joined ? { waitlist: [buildViewerWaitlistEntry({ gygPositionId: need })] } : {}),
    listUserOrganizations: () => buildUserOrganizations(),
    joinWaitlist: () => {
      joined = true;
      return { id: 'entry-1', ahead: 2 };
    },
    ...over,
  };
  const at = `/gygs/gyg-shore/book?id=${need}`;
  return openScreen({ screen: <BookPage />, pattern: '/gygs/:gygId/book', at, api }).user;
}
const joins = () => bodies('joinWaitlist');
const openDialog = async (user: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  return within(await screen.findByRole('dialog', { name: 'Waiting list' }));
};

test('a full need can be queued for, for an organisation and with a comment, once', async () => {
  const user = open('need-cook');
  const dialog = await openDialog(user);
  expect(dialog.queryByRole('spinbutton')).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who do you represent?' }), 'Fixarkollektivet');
  fill(dialog.getByRole('textbox'), 'I can come at short notice ');
  await user.dblClick(dialog.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('You are number 3 on the waiting list.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My bookings' }).getAttribute('href')).toBe('/users/profile/gygs');
  expect(joins()).toEqual([
    {
      gygPositionId: 'need-cook',
      contributionType: 'SKILL',
      quantity: 1,
      bookingComment: 'I can come at short notice',
      userOrganization: 'org-fix',
    },
  ]);
});

test('for items the quantity is asked, up to the number needed', async () => {
  const user = open('need-sacks');
  const dialog = await openDialog(user);
  const quantity = dialog.getByRole('spinbutton', { name: 'How many can you bring?' });
  fill(quantity, '21');
  await user.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Enter a whole number from 1 to 20.');
  expect(joins()).toEqual([]);
  fill(quantity, '12');
  await user.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('You are number 3 on the waiting list.')).toBeTruthy();
  expect(joins()).toMatchObject([{ quantity: 12, userOrganization: null }]);
});

test('that a place has become free is shown in the dialog, which keeps the comment', async () => {
  const user = open('need-cook', { joinWaitlist: () => refusal('waitlist.not_full') });
  const dialog = await openDialog(user);
  fill(dialog.getByRole('textbox'), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'There is a free place now. Book it before someone else does.',
  );
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello');
});

test('a place that is kept for the user leads to its offer', async () => {
  const offer = { token: 'token', quantity: 1, expiresAt: '2999-06-02T08:00:00.000Z' };
  const entry = buildViewerWaitlistEntry({ status: 'OFFERED', offer });
  open('need-cook', { getGygViewer: () => viewer({ waitlist: [entry] }) });
  const link = await screen.findByRole('link', { name: 'Accept or decline' });
  expect(link.getAttribute('href')).toBe('/waitlist/offers/token');
  expect(screen.getByText(/^A place is kept for you/).textContent).toBe('A place is kept for you: “Camp cook”.');
  expect(screen.getByText('It is yours if you accept it by Sun, Jun 2, 2999, 10:00.')).toBeTruthy();
  expect(screen.queryByText(/fully booked/)).toBeNull();
});

test('a gyg in progress has no waiting list', async () => {
  open('need-cook', { getGygProfile: () => full({ gyg: { ...gyg, state: 'ONGOING' } }) });
  expect(await screen.findByText(/Camp cook/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
});
