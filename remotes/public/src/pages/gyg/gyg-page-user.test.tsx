import { buildBooking, buildGyg, buildGygProfile, buildGygViewer, buildNeed } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fill } from '../../testing/fill';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { GygPage } from './gyg-page';

afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
});

const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <GygPage />,
    pattern: '/gygs/:gygId',
    at: '/gygs/gyg-shore',
    api: { getGygProfile: () => buildGygProfile(), getGygViewer: () => buildGygViewer(), ...api },
    ...over,
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

/** Returns one response to the first call, as a guest, and another to the second, as the user. */
function firstAsGuest<Guest, Viewer>(guest: Guest, viewer: Viewer) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls === 1 ? guest : viewer;
  };
}

describe('a gyg’s page for logged-in users', () => {
  test('offers what the user may give, from the personal response', async () => {
    await open({}, { session: elin });
    const join = await screen.findByRole('link', { name: 'Join: Shore picker' });
    expect(join.getAttribute('href')).toBe('/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker&type=SKILL');
    expect(screen.getByRole('link', { name: 'Give: Sacks, 160 litres' }).getAttribute('href')).toContain(
      'type=COMMODITY',
    );
    expect(screen.queryByRole('link', { name: /^Join: Boat driver/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Become a member: Boat driver/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Sign up/ })).toBeNull();
  });

  test('marks booked needs, links to the bookings and shows participants more information', async () => {
    const viewer = buildGygViewer({
      bookings: [buildBooking()],
      canOffer: { 'need-picker': { allowed: false, reason: 'already_booked' } },
      participantInfo: '<p>Bring boots.</p>',
    });
    await open({ getGygViewer: () => viewer }, { session: elin, language: 'sv' });
    expect((await row(/Shore picker/)).getByText('Redan bokat')).toBeTruthy();
    expect(screen.getByText('Bring boots.')).toBeTruthy();
    const shown = await screen.findAllByText('Shore picker');
    expect(shown.map((need) => [need.closest('p, div')?.textContent, need.lang])).toEqual(
      expect.arrayContaining([
        ['Shore picker', 'en'],
        ['Du har bokat: Shore picker.', 'en'],
      ]),
    );
    expect(screen.getByRole('link', { name: 'Visa mina bokningar' }).getAttribute('href')).toBe(
      '/gygs/gyg-shore/bookings',
    );
  });

  test('people who took part find a link to tell their story, others do not', async () => {
    const past = buildGyg({ state: 'FINISHED' });
    const api = { getGygProfile: () => buildGygProfile({ gyg: past, stories: [] }) };
    const name = 'Tell your story';
    await open({ ...api, getGygViewer: () => buildGygViewer({ bookings: [buildBooking()] }) }, { session: elin });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/stories/gyg-shore/upload');
    closeScreen();
    cleanup();
    await open({ ...api, getGygViewer: () => buildGygViewer({ bookings: [], place: null }) }, { session: elin });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test.each([
    ['someone who took part', { bookings: [buildBooking()] }],
    ['a host, who may not have', { isHost: true }],
  ])('says to %s that there are no stories yet', async (_who, over) => {
    const past = buildGyg({ state: 'FINISHED' });
    await open(
      { getGygProfile: () => buildGygProfile({ gyg: past, stories: [] }), getGygViewer: () => buildGygViewer(over) },
      { session: elin },
    );
    expect(await screen.findByText('No stories yet. Be the first to tell one.')).toBeTruthy();
  });

  test('books what is chosen in the side panel directly', async () => {
    await open({}, { session: elin });
    const facts = within(await screen.findByRole('complementary', { name: 'When, where and how to join' }));
    expect((await facts.findByRole('link', { name: 'Join' })).getAttribute('href')).toBe(
      '/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker&type=SKILL',
    );
    expect(facts.queryByRole('option', { name: /Boat driver/ })).toBeNull();
  });

  test('with a booking lead to it, in the panel and in the bar', async () => {
    const getGygViewer = () => buildGygViewer({ bookings: [buildBooking()] });
    await open({ getGygViewer }, { session: elin });
    for (const name of ['When, where and how to join', 'Join this gyg']) {
      const area = within(await screen.findByRole('complementary', { name }));
      expect(await area.findByText('You are booked')).toBeTruthy();
      expect(area.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe('/gygs/gyg-shore/bookings');
    }
  });

  test('a super user sees as what a draft is visible', async () => {
    const draft = buildGygProfile({ gyg: buildGyg({ state: 'CREATED' }) });
    await open(
      { getGygProfile: firstAsGuest(refusal('gyg.missing'), draft) },
      { session: { ...elin, userGroups: ['superusers'] } },
    );
    expect(await screen.findByText(/You see it as a super user/)).toBeTruthy();
  });

  test('a host sees a draft that guests do not see', async () => {
    await open(
      {
        getGygProfile: firstAsGuest(refusal('gyg.missing'), buildGygProfile({ gyg: buildGyg({ state: 'CREATED' }) })),
      },
      { session: elin },
    );
    expect(await screen.findByText('This is a draft. Only you who host it can see it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  test('a host sees closed needs', async () => {
    const closed = buildNeed({ id: 'need-aid', title: 'First-aider', whoCanOffer: 'NONE' });
    await open(
      {
        getGygViewer: () => buildGygViewer({ isHost: true }),
        getGygProfile: firstAsGuest(buildGygProfile(), buildGygProfile({ gygPositions: [closed] })),
      },
      { session: elin },
    );
    expect((await row(/First-aider/)).getByText('Closed for booking')).toBeTruthy();
  });
});

describe('places for recipients', () => {
  const withPlaces = (taken: number) => ({
    getGygProfile: () => buildGygProfile({ beneficiaries: { places: 20, taken, mine: null } }),
  });

  test('guests see how many are left and can sign up for one', async () => {
    await open();
    const area = within(await screen.findByRole('region', { name: 'Places for recipients' }));
    expect(area.getByText('6')).toBeTruthy();
    expect(area.getByRole('link', { name: 'Sign up for a place' }).getAttribute('href')).toContain(
      'target=%2Fgygs%2Fgyg-shore',
    );
  });

  test('show when they are full', async () => {
    await open(withPlaces(20), { session: elin });
    expect(await screen.findByText('All places are full.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book a place' })).toBeNull();
  });

  test('are booked with a comment and cancelled with a required reason', async () => {
    let place: { id: string; bookingComment: string } | null = null;
    const { user, calls } = await open(
      {
        getGygViewer: () => buildGygViewer({ place, canCancelUntil: '2999-01-01T00:00:00.000Z' }),
        createBeneficiary: ({ body }) => {
          place = { id: 'place-1', bookingComment: body.bookingComment ?? '' };
          return { id: 'place-1' };
        },
        cancelBeneficiary: () => {
          place = null;
          return undefined;
        },
      },
      { session: elin },
    );
    await user.click(await screen.findByRole('button', { name: 'Book a place' }));
    fill(await screen.findByRole('textbox', { name: /Comment to the host/ }), 'No nuts');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Your comment: No nuts')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Cancel my place' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel your place' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel my place' }));
    expect(await dialog.findByText('Please give a reason for the cancellation.')).toBeTruthy();
    fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel my place' }));
    expect(await screen.findByRole('button', { name: 'Book a place' })).toBeTruthy();
    expect(calls.find(({ name }) => name === 'createBeneficiary')?.body).toEqual({
      userId: 'user-elin',
      bookingComment: 'No nuts',
    });
    expect(calls.find(({ name }) => name === 'cancelBeneficiary')?.body).toEqual({ reason: 'Ill' });
  });
});
