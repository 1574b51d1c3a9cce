import type { BookingFailureReason, GygViewer, NeedInvitation } from '@gyg/contract';
import {
  buildBooking,
  buildGyg,
  buildGygViewer,
  buildNeed,
  buildNeedInvitation,
  buildOrganization,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { NeedInvitationPage } from './need-invitation-page';

afterEach(closeScreen);

const path = '/gygs/invite/ren-kust-bohuslan/spring-clean-up/need-picker';
const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <NeedInvitationPage />,
    pattern: '/gygs/invite/:orgFriendlyUrl/:gygFriendlyUrl/:positionId',
    at: path,
    api: { getNeedInvitation: () => buildNeedInvitation(), ...api },
    ...over,
  });
const asUser = (
  reason: BookingFailureReason | null,
  invitation: Partial<NeedInvitation> = {},
  viewer: Partial<GygViewer> = {},
) =>
  open(
    {
      getNeedInvitation: () => buildNeedInvitation(invitation),
      getGygViewer: () =>
        buildGygViewer({ canOffer: { 'need-picker': { allowed: reason === null, reason } }, ...viewer }),
    },
    { session: elin },
  );
const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('guests see what is asked, and ways to sign up or log in that lead back here', async () => {
  const need = buildNeed({ durationMinutes: 390, availablePositions: 2, whoCanOffer: 'HOST_OR_PARTNERS' });
  const { calls } = await open(
    { getNeedInvitation: () => buildNeedInvitation({ need, gyg: buildGyg({ language: 'se' }) }) },
    { at: `${path}?email=elin%40example.org` },
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Shore picker' });
  expect(heading.lang).toBe('sv');
  for (const text of ['6.5 hours', '2 positions left', 'Members of the host or a partner']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const carried = new URLSearchParams({ email: 'elin@example.org', target: path });
  expect(await link('Sign up and join')).toBe(`/users/register?${carried}`);
  expect(await link('I have an account')).toBe(`/login?${carried}`);
  expect(await link('See the gyg')).toBe('/gygs/gyg-shore');
  const steps = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(calls.every(({ token }) => token === undefined)).toBe(true);
});

test('who may offer gets a link to book this need', async () => {
  await asUser(null);
  expect(await link('Participate')).toBe('/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker&type=SKILL');
});

test('who has booked sees it, with a link to the booking', async () => {
  await asUser('already_booked', {}, { bookings: [buildBooking({ gygPositionId: 'need-picker' })] });
  expect(await screen.findByText('You have already booked this.')).toBeTruthy();
  expect(await link('View booking')).toBe('/gygs/gyg-shore/bookings');
  expect(screen.queryByRole('link', { name: 'Participate' })).toBeNull();
});

test('who is not a member sees whose members can offer it, with links to join them', async () => {
  const { id, name, logo, friendlyUrl, organizationType } = buildOrganization({
    name: 'Scouts',
    friendlyUrl: 'scouts',
  });
  const partners = [{ id, name, logo, friendlyUrl, organizationType }];
  await asUser('not_eligible', { need: buildNeed({ whoCanOffer: 'ONLY_PARTNERS' }), partners });
  expect(await screen.findByText('This need is for members of certain organisations')).toBeTruthy();
  expect(await link('Scouts')).toBe('/users/join/scouts');
  expect(screen.queryByRole('link', { name: 'Ren Kust Bohuslän' })).toBeNull();
  expect(await link('See what else you can do')).toBe('/gygs/gyg-shore#needs');
});

test.each([
  ['full', { need: buildNeed({ availablePositions: 0 }) }, 'Others have already offered all of it.'],
  ['closed', { need: buildNeed({ whoCanOffer: 'NONE' }) }, /does not accept bookings for this need/],
  ['past', { gyg: buildGyg({ state: 'FINISHED' }) }, 'This gyg is over'],
] as const)('guests see that it is %s, and are not asked to sign up', async (_what, invitation, text) => {
  await open({ getNeedInvitation: () => buildNeedInvitation(invitation) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign up and join' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull();
});

test.each(['gyg.missing', 'need.missing'] as const)('a link that leads nowhere (%s) says so', async (code) => {
  await open({ getNeedInvitation: () => refusal(code) });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
  expect(screen.getByText(/^Invalid invite\./)).toBeTruthy();
  expect(await link('Go to the home page')).toBe('/');
});

test('can be retried if the personal part did not load', async () => {
  await open({ getGygViewer: () => refusal('server.unexpected') }, { session: elin });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
