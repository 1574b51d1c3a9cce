import {
  buildBooking,
  buildGyg,
  buildGygPage,
  buildGygProfile,
  buildGygViewer,
  buildNeed,
} from '@gyg/contract/testing';
import { buildConfig, type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { sampleProfile } from '../../testing/sample-data';
import { GygLinkPage } from './gyg-link-page';
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

describe('a gyg’s page for guests', () => {
  test('shows needs with hours, open places and who may offer, without booking', async () => {
    await open();
    const picker = await row(/Shore picker/);
    expect(picker.getByText('4.0')).toBeTruthy();
    expect(picker.getByText('11 positions')).toBeTruthy();
    expect((await row(/Boat driver/)).getByText('Members of host or partners')).toBeTruthy();
    expect((await row(/Soup cook/)).getByText('Fully received')).toBeTruthy();
    expect((await row(/Sacks/)).getByText('120 items')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  test('links to sign-up and back here while something can be booked', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Sign up to join' });
    expect(link.getAttribute('href')).toBe('/users/register?target=%2Fgygs%2Fgyg-shore');
  });

  test('shows results of a past gyg, without sign-up and map', async () => {
    await open({
      getGygProfile: () =>
        buildGygProfile({
          gyg: buildGyg({ state: 'FINISHED' }),
          gygPage: buildGygPage({ 'page.impact': '<p>1,340 kilos</p>' }),
        }),
    });
    expect(await screen.findByText('1,340 kilos')).toBeTruthy();
    expect(screen.getByText('43 took part')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Sign up/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Show on a map/ })).toBeNull();
  });

  test('shows what a past gyg received, and no open places', async () => {
    const beneficiaries = { places: 17, taken: 16, mine: null };
    await open({ getGygProfile: () => buildGygProfile({ gyg: buildGyg({ state: 'FINISHED' }), beneficiaries }) });
    expect((await row(/Shore picker/)).getByText(/^\d+ of \d+ received$/)).toBeTruthy();
    expect(screen.queryByText(/^\d+ positions?$/)).toBeNull();
    expect(screen.getByText('of 17 places were booked')).toBeTruthy();
    expect(screen.queryByText(/places left/)).toBeNull();
  });

  test('links to the pages of its host and participants', async () => {
    await open({ getGygProfile: sampleProfile });
    const facts = within(await screen.findByRole('complementary', { name: 'Facts' }));
    expect(facts.getByRole('link', { name: 'Ren Kust Bohuslän' }).getAttribute('href')).toBe('/go/ren-kust-bohuslan');
    expect(facts.getByRole('link', { name: 'Fixarkollektivet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Matlådan Norrköping' })).toBeTruthy();
  });

  test('links to an external map in a new window, except for an online gyg', async () => {
    await open();
    const map = await screen.findByRole('link', { name: /Show on a map/ });
    expect(map.getAttribute('href')).toBe('https://www.openstreetmap.org/search?query=Ramsvikslandet%2C+Soten%C3%A4s');
    expect(map.getAttribute('target')).toBe('_blank');
    // Without tiles there is no drawn map that looks like a real location.
    expect(document.querySelector('[data-pin]')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('shows a map if one is configured, with attribution', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
        observe = () => this.seen([{ isIntersecting: true }]);
        disconnect = () => {};
      },
    );
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© OpenStreetMap contributors' };
    await open({ getConfig: () => buildConfig({ mapTiles: tiles, geocoding: { attribution: tiles.attribution } }) });
    const place = await screen.findByRole('region', { name: 'Ramsvikslandet, Sotenäs' });
    const tile = await waitFor(() => {
      const first = place.querySelector('img');
      expect(first?.src).toMatch(/^https:\/\/tiles\.example\/15\//);
      return first;
    });
    tile?.dispatchEvent(new Event('load'));
    expect(await within(place).findByRole('application', { name: 'Ramsvikslandet, Sotenäs' })).toBeTruthy();
    const thanks = await within(place).findAllByRole('link', { name: tiles.attribution });
    expect(thanks.map((link) => link.getAttribute('href'))).toEqual(['https://www.openstreetmap.org/copyright']);
  });

  test('has no map if it is online', async () => {
    await open({ getGygProfile: () => buildGygProfile({ gyg: buildGyg({ address: 'Online' }) }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Where' })).toBeNull();
  });

  test('shares and copies its friendly url', async () => {
    const { user } = await open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const linkedIn = await screen.findByRole('link', { name: 'LinkedIn' });
    expect(linkedIn.getAttribute('href')).toContain(encodeURIComponent('/go/ren-kust-bohuslan/spring-clean-up'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('/go/ren-kust-bohuslan/spring-clean-up'));
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('The link is copied.');
  });

  test('leaves out contributions if nothing can be given, and an unsafe donation link', async () => {
    await open({
      getGygProfile: () =>
        buildGygProfile({
          gygPositions: [],
          gygCommodities: [],
          gygPage: buildGygPage({ 'page.donationUrl': 'javascript:alert(1)' }),
        }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What we need' })).toBeNull();
  });

  test('a gyg that is not visible redirects to home with a message', async () => {
    await open({ getGygProfile: () => refusal('gyg.missing') });
    await waitFor(() =>
      expect(useToasts.getState().toasts.at(-1)?.text).toBe('This gyg does not exist, or is not published yet.'),
    );
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  test('a failed response can be retried', async () => {
    await open({ getGygProfile: () => refusal('server.unexpected') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a gyg’s page for logged-in users', () => {
  test('offers what the user may give, from the personal response', async () => {
    await open({}, { session: elin });
    const join = await screen.findByRole('link', { name: 'Join: Shore picker' });
    expect(join.getAttribute('href')).toBe('/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker&type=SKILL');
    expect(screen.getByRole('link', { name: 'Give: Sacks, 160 litres' }).getAttribute('href')).toContain(
      'type=COMMODITY',
    );
    expect(screen.queryByRole('link', { name: /Boat driver/ })).toBeNull();
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
    expect(screen.getByRole('link', { name: 'Visa mina bokningar' }).getAttribute('href')).toBe(
      '/gygs/gyg-shore/bookings',
    );
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
    await user.type(await screen.findByRole('textbox', { name: /Comment to the host/ }), 'No nuts');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Your comment: No nuts')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Cancel my place' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel your place' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel my place' }));
    expect(await dialog.findByText('Please give a reason for the cancellation.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel my place' }));
    expect(await screen.findByRole('button', { name: 'Book a place' })).toBeTruthy();
    expect(calls.find(({ name }) => name === 'createBeneficiary')?.body).toEqual({
      userId: 'user-elin',
      bookingComment: 'No nuts',
    });
    expect(calls.find(({ name }) => name === 'cancelBeneficiary')?.body).toEqual({ reason: 'Ill' });
  });
});

describe('a gyg by its friendly url', () => {
  const at = { screen: <GygLinkPage />, pattern: '/go/:orgFriendlyUrl/:gygFriendlyUrl', at: '/go/ren-kust/clean-up' };

  test('shows the same page', async () => {
    const { calls } = await open({ findGygByUrl: () => ({ gyg: buildGyg() }) }, at);
    expect(await screen.findByRole('heading', { level: 1, name: /Spring clean-up/ })).toBeTruthy();
    expect(calls[0]?.query).toEqual({ orgFriendlyUrl: 'ren-kust', gygFriendlyUrl: 'clean-up' });
  });

  test('shows that the link is invalid, with a link to home', async () => {
    await open({ findGygByUrl: () => refusal('gyg.missing') }, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });
});
