import { buildGyg, buildGygPage, buildGygProfile, buildGygViewer, buildNeed, buildStory } from '@gyg/contract/testing';
import { buildConfig, type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
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

describe('a gyg’s page for guests', () => {
  test('shows needs with hours, what is left and who may offer', async () => {
    await open();
    const picker = await row(/Shore picker/);
    expect(picker.getByText('4.0')).toBeTruthy();
    expect(picker.getByRole('cell', { name: '11 of 18 positions' })).toBeTruthy();
    expect((await row(/Boat driver/)).getByText('Members of the host or a partner')).toBeTruthy();
    const full = (await row(/Soup cook/)).getByText('Full');
    expect(full.dataset.tone).toBe('neutral');
    expect((await row(/Sacks/)).getByRole('cell', { name: '120 of 200 items' })).toBeTruthy();
  });

  test('leads to the sign-up, from a row with the booking of that need as its target, and members to their way', async () => {
    await open();
    const signUp = await screen.findByRole('link', { name: 'Sign up to join' });
    expect(signUp.getAttribute('href')).toBe('/users/register?target=%2Fgygs%2Fgyg-shore');
    expect(screen.getByText('Sign up to take one. It takes a minute, and then you come back here.')).toBeTruthy();
    const boat = await row(/Boat driver/);
    expect(boat.getByText('Members only')).toBeTruthy();
    const member = boat.getByRole('link', { name: 'Become a member: Boat driver, own licence' });
    expect(member.getAttribute('href')).toBe('/users/join/ren-kust-bohuslan');
    expect(boat.queryByRole('link', { name: /^Join/ })).toBeNull();
    const target = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', location.origin);
    const join = target(await screen.findByRole('link', { name: 'Join: Shore picker' }));
    expect(join.pathname).toBe('/users/register');
    expect(join.searchParams.get('target')).toBe('/gygs/gyg-shore/book?gid=gyg-shore&id=need-picker&type=SKILL');
    expect(screen.queryByRole('link', { name: /^Join: Soup cook/ })).toBeNull();
  });

  test('joins from the side panel with the need that is chosen there', async () => {
    const { user } = await open();
    const facts = within(await screen.findByRole('complementary', { name: 'When, where and how to join' }));
    const choice = facts.getByRole('combobox', { name: 'How do you want to help?' });
    expect(within(choice).getAllByRole('option')[0]?.textContent).toBe('Shore picker, 11 left');
    await user.selectOptions(choice, 'Sacks, 160 litres, 120 left');
    expect(facts.getByRole('link', { name: 'Give' }).getAttribute('href')).toContain(
      encodeURIComponent('id=need-sacks&type=COMMODITY'),
    );
    await user.selectOptions(choice, 'Shore picker, 11 left');
    expect(facts.getByText('4.0 hours, 11 left')).toBeTruthy();
  });

  test('joins from a bar at the foot of narrow windows: at once if there is one need, else from the needs', async () => {
    await open();
    const bar = async () => within(await screen.findByRole('complementary', { name: 'Join this gyg' }));
    expect((await bar()).getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('#needs');
    closeScreen();
    await open({ getGygProfile: () => buildGygProfile({ gygPositions: [buildNeed()], gygCommodities: [] }) });
    expect((await bar()).getByRole('link', { name: 'Join' }).getAttribute('href')).toContain('id%3Dneed-picker');
  });

  test('of a full gyg lead to open ones', async () => {
    await open({
      getGygProfile: () =>
        buildGygProfile({
          gyg: buildGyg({ state: 'ONGOING' }),
          gygPositions: [buildNeed({ availablePositions: 0 })],
          gygCommodities: [],
          beneficiaries: { places: 0, taken: 0, mine: null },
        }),
    });
    const facts = within(await screen.findByRole('complementary', { name: 'When, where and how to join' }));
    expect(facts.getByText('Everything is booked')).toBeTruthy();
    expect(facts.getByRole('link', { name: 'See open gygs' }).getAttribute('href')).toBe(
      '/search?states=p%2Co&sort=soonest',
    );
    expect(screen.queryByRole('complementary', { name: 'Join this gyg' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  test('offers the log-in to guests if all that is left is for members', async () => {
    const gygPositions = [buildNeed({ whoCanOffer: 'ONLY_PARTNERS' })];
    const beneficiaries = { places: 0, taken: 0, mine: null };
    await open({ getGygProfile: () => buildGygProfile({ gygPositions, gygCommodities: [], beneficiaries }) });
    expect(await screen.findByText('For members only')).toBeTruthy();
    const link = within(screen.getByRole('complementary')).getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?target=%2Fgygs%2Fgyg-shore');
    const row = within(screen.getByRole('row', { name: /Shore picker/ }));
    expect(row.getByRole('link', { name: /^Become a member/ }).getAttribute('href')).toBe(
      '/users/profile/organizations',
    );
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
    expect(screen.getByText('43 people')).toBeTruthy();
    for (const name of [/Sign up/, /^Join/, /Directions/]) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    const facts = within(screen.getByRole('complementary', { name: 'When and where it was' }));
    expect(facts.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('#results');
    expect(facts.getByRole('link', { name: 'More gygs by Ren Kust Bohuslän' }).getAttribute('href')).toBe(
      '/go/ren-kust-bohuslan',
    );
  });

  test('shows what was booked of a past gyg, and invites to nothing', async () => {
    const beneficiaries = { places: 17, taken: 16, mine: null };
    await open({ getGygProfile: () => buildGygProfile({ gyg: buildGyg({ state: 'FINISHED' }), beneficiaries }) });
    expect((await row(/Shore picker/)).getByRole('cell', { name: '7 of 18 booked' })).toBeTruthy();
    expect(screen.queryByText(/positions/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Take part' })).toBeNull();
    expect(screen.getByText('of 17 places taken')).toBeTruthy();
    expect(screen.queryByText(/places left|welcome for the boat trip/)).toBeNull();
  });

  test('links to the pages of its host and participants', async () => {
    await open({ getGygProfile: sampleProfile });
    const facts = within(await screen.findByRole('complementary', { name: 'When, where and how to join' }));
    expect(facts.getByRole('link', { name: 'Ren Kust Bohuslän' }).getAttribute('href')).toBe('/go/ren-kust-bohuslan');
    expect(facts.getByRole('link', { name: 'Fixarkollektivet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Matlådan Norrköping' })).toBeTruthy();
  });

  test('leads to the place and to calendars, with a drawn map if no other is configured', async () => {
    const { user } = await open();
    const where = within(await screen.findByRole('region', { name: 'Where we meet' }));
    const directions = where.getByRole('link', { name: 'Directions (opens a new window)' });
    expect(directions.getAttribute('href')).toContain('destination=58.353%2C11.223');
    expect(directions.getAttribute('target')).toBe('_blank');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(where.getByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenCalledWith('Ramsvikslandet, Sotenäs');
    expect(where.getByRole('region', { name: 'Ramsvikslandet, Sotenäs' }).querySelector('[data-pin]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const file = await screen.findByRole('menuitem', { name: /Calendar file/ });
    expect(file.getAttribute('href')).toContain('/api/gygs/gyg-shore/calendar.ics');
    expect(screen.getByRole('menuitem', { name: /Google Calendar/ }).getAttribute('target')).toBe('_blank');
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

  test('has no address and no directions if it is online', async () => {
    await open({ getGygProfile: () => buildGygProfile({ gyg: buildGyg({ address: 'Online' }) }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Where we meet' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull();
  });

  test('shows a row of stories that link to their pages, and all of them on request', async () => {
    const stories = ['Ett', 'Två', 'Tre', 'Fyra'].map((caption) =>
      buildStory({ id: caption, caption, language: 'se' }),
    );
    const { user } = await open({ getGygProfile: () => buildGygProfile({ stories }) });
    const moments = within(await screen.findByRole('region', { name: 'Moments from the gyg' }));
    const link = moments.getByRole('link', { name: 'Ett' });
    expect(link.getAttribute('href')).toBe('/gygs/gyg-shore/stories/Ett');
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('sv');
    expect(moments.queryByText('Fyra')).toBeNull();
    await user.click(moments.getByRole('button', { name: 'All 4 stories' }));
    expect(moments.getByText('Fyra')).toBeTruthy();
  });

  test('says the language of texts written by the host', async () => {
    await open({ getGygProfile: () => buildGygProfile({ gyg: buildGyg({ language: 'se' }) }) });
    const title = await screen.findByRole('heading', { level: 1 });
    const texts = [title, screen.getByText(/Winter left nets/), screen.getByText(/We meet at the jetty/)];
    const need = (await row(/Shore picker/)).getByText('Shore picker');
    for (const text of [...texts, need]) expect(text.closest('[lang]')?.getAttribute('lang')).toBe('sv');
  });

  test('says the gyg’s own language where a text is not translated', async () => {
    await open({
      getGygProfile: () =>
        buildGygProfile({
          gyg: buildGyg({ language: 'se', languages: ['en', 'se'], heroAlt: 'People on a beach' }),
          gygPage: buildGygPage({ 'page.donationUrl': 'https://give.example', 'page.donationText': 'Pay for a sack.' }),
          gygPositions: [buildNeed({ description: 'Walk the tide line.' })],
        }),
    });
    const untranslated = [
      await screen.findByText('Walk the tide line.'),
      screen.getByText('Pay for a sack.'),
      screen.getByAltText('People on a beach'),
    ];
    for (const text of untranslated) expect(text.closest('[lang]')?.getAttribute('lang')).toBe('en');
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
    await open({ getGygProfile: () => refusal('gyg.missing') }, { inside: true });
    await waitFor(() =>
      expect(useToasts.getState().toasts.at(-1)?.text).toBe('This gyg does not exist, or is not published yet.'),
    );
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  test('a link from outside to a gyg that is not visible says so in place, with ways on', async () => {
    await open({ getGygProfile: () => refusal('gyg.missing') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.getByText('This gyg does not exist, or is not published yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Find a gyg' }).getAttribute('href')).toBe(
      '/search?states=po&sort=soonest',
    );
  });

  test('a failed response can be retried', async () => {
    await open({ getGygProfile: () => refusal('server.unexpected') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a gyg by its friendly url', () => {
  const at = { screen: <GygLinkPage />, pattern: '/go/:orgFriendlyUrl/:gygFriendlyUrl', at: '/go/ren-kust/clean-up' };

  test('shows the same page', async () => {
    const { calls } = await open({ findGygByUrl: () => ({ gyg: buildGyg() }) }, at);
    expect(await screen.findByRole('heading', { level: 1, name: /Spring clean-up/ })).toBeTruthy();
    expect(calls[0]?.query).toEqual({ orgFriendlyUrl: 'ren-kust', gygFriendlyUrl: 'clean-up' });
  });
});
