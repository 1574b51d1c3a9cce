import {
  buildGyg,
  buildMyBookings,
  buildNotification,
  buildOrganization,
  buildStory,
  buildUserBooking,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal, startTestTexts, useToasts } from '@gyg/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gygsAnswer, gygsFound, notificationsAnswer, organizationsAnswer, storiesAnswer } from '../../testing/lists';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { newUserProfile, sampleUserProfile } from '../../testing/sample-profile';
import { HomePage } from './home-page';

afterEach(closeScreen);

const api = {
  findFeaturedGygs: () => gygsAnswer([buildGyg(), buildGyg({ id: 'gyg-oaks', title: 'Two thousand oaks' })]),
  listFeaturedOrganizations: () => organizationsAnswer([buildOrganization()]),
  listFeaturedStories: () => storiesAnswer([buildStory({ gygTitle: 'Soppa på bryggan', gygLanguage: 'se' })]),
  findGygs: () => gygsFound([buildGyg()], 340, 1240),
};

const memberApi = {
  ...api,
  listUserBookings: () => buildMyBookings({ bookings: [buildUserBooking()] }),
  listNotifications: () => notificationsAnswer([]),
  getUserProfile: () => sampleUserProfile(),
};

describe('home for guests', () => {
  test('shows featured organisations, gygs and stories', async () => {
    await openScreen({ screen: <HomePage />, api });
    expect(await screen.findByRole('link', { name: 'Two thousand oaks' })).toHaveProperty(
      'href',
      expect.stringContaining('/gygs/gyg-oaks'),
    );
    const strip = await screen.findByRole('link', { name: /Smögen, 14 gygs/ });
    expect(strip.getAttribute('href')).toBe('/go/ren-kust-bohuslan');
    expect(await screen.findByText(/We filled eleven sacks/)).toBeTruthy();
    expect(screen.getByText('Soppa på bryggan').lang).toBe('sv');
  });

  test('after a switch of the language, gygs and stories are fetched in it', async () => {
    const { calls } = await openScreen({ screen: <HomePage />, api });
    await screen.findByRole('link', { name: 'Two thousand oaks' });
    await act(() => startTestTexts('sv', []));
    const languagesOf = (called: string) => calls.filter(({ name }) => name === called).map(({ lang }) => lang);
    await waitFor(() => expect(languagesOf('findFeaturedGygs')).toEqual(['en', 'se']));
    await waitFor(() => expect(languagesOf('listFeaturedStories')).toEqual(['en', 'se']));
  });

  test('leads to the search, and organisations to their account', async () => {
    await openScreen({ screen: <HomePage />, api });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href('Find a gyg'), href('Host a gyg')]).toEqual(['/search', '/organizations/requests/new']);
    expect((await screen.findByRole('link', { name: 'See all 340 open gygs' })).getAttribute('href')).toBe(
      '/search?states=po&sort=soonest',
    );
  });

  test('says what a gyg is', async () => {
    await openScreen({ screen: <HomePage />, api });
    expect(screen.getByText(/A gyg is a shared effort/)).toBeTruthy();
  });

  test('counts open gygs and their open places', async () => {
    const { calls } = await openScreen({ screen: <HomePage />, api });
    expect((await screen.findByText(/places to fill/)).textContent).toBe('340 gygs open, 1,240 places to fill');
    expect(calls.find(({ name }) => name === 'findGygs')?.query.states).toBe('PUBLISHED,ONGOING');
  });

  test('links each goal to its gygs, also in Swedish', async () => {
    await openScreen({ screen: <HomePage />, language: 'sv', api });
    const goal = await screen.findByRole('link', { name: /Hav och marint liv/ });
    expect(goal).toHaveProperty('href', expect.stringContaining('/search?goals=14'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ge en timme. Något växer.');
  });

  test('shows a message if nothing is featured, and leaves out empty sections', async () => {
    const none = {
      findFeaturedGygs: () => gygsAnswer([]),
      listFeaturedOrganizations: () => organizationsAnswer([]),
      listFeaturedStories: () => storiesAnswer([]),
    };
    await openScreen({ screen: <HomePage />, api: { ...api, ...none } });
    expect(await screen.findByText('no gygs published')).toBeTruthy();
    expect(screen.queryByText('Organisations that host')).toBeNull();
    expect(screen.queryByText('Stories from people who came')).toBeNull();
  });

  test('offers a retry if the gygs fail to load', async () => {
    let failing = true;
    const { user } = await openScreen({
      screen: <HomePage />,
      api: { ...api, findFeaturedGygs: () => (failing ? refusal('server.unexpected') : gygsAnswer([buildGyg()])) },
    });
    const alert = await screen.findByRole('alert');
    failing = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Spring clean-up/ })).toBeTruthy();
  });

  test('redirects to the dashboard in admin mode', async () => {
    await openScreen({
      screen: <HomePage />,
      session: { ...elin, loginRole: 'ADMIN', organizationId: 'org-fix', organizationName: 'Fixarkollektivet' },
    });
    expect(address()).toBe('/dashboard');
  });

  test('ends admin mode without an organisation, with the reason', async () => {
    await openScreen({ screen: <HomePage />, session: { ...elin, loginRole: 'ADMIN' }, api: memberApi });
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('Choose an organisation first.'));
    expect(address()).toBe('/');
  });
});

describe('home for members', () => {
  test('shows the featured organisations too', async () => {
    await openScreen({ screen: <HomePage />, session: elin, api: memberApi });
    const strip = await screen.findByRole('link', { name: /Smögen, 14 gygs/ });
    expect(strip.getAttribute('href')).toBe('/go/ren-kust-bohuslan');
  });

  const openMember = (over: FakeHandlers = {}, language: 'en' | 'sv' = 'en') =>
    openScreen({ screen: <HomePage />, session: elin, language, api: { ...memberApi, ...over } });

  test('shows the picture of the next booking by night in the dark theme', async () => {
    document.documentElement.dataset.theme = 'dark';
    const booking = buildUserBooking({ gygHero: '/media/gygs/shore-1600.webp' });
    await openMember({ listUserBookings: () => buildMyBookings({ bookings: [booking] }) });
    await screen.findByRole('link', { name: 'View booking' });
    const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    delete document.documentElement.dataset.theme;
    expect(shown).toContain('/media/gygs/shore-night-480.webp');
  });

  test('begins with the next booking, with its time, place, need and links', async () => {
    vi.useFakeTimers({ now: new Date('2027-06-09T06:00:00.000Z'), toFake: ['Date'] });
    await openMember();
    const hero = within(await screen.findByRole('region', { name: 'Your next gyg is on Saturday' }));
    vi.useRealTimers();
    expect(hero.getByText(/^(Good morning|Hello|Good evening), Elin$/)).toBeTruthy();
    expect(hero.getByText('Sat, Jun 12, 2027, 09:30 – 16:00')).toBeTruthy();
    expect(hero.getByText('Shore picker')).toBeTruthy();
    expect(hero.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe('/gygs/gyg-shore/bookings');
    expect(hero.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('Ramsvikslandet');
  });

  test('shows when a weekly gyg takes place next, with its texts in their language', async () => {
    vi.useFakeTimers({ now: new Date('2027-06-08T06:00:00.000Z'), toFake: ['Date'] });
    const booking = buildUserBooking({
      gygTitle: 'Soppa på bryggan',
      gygLanguage: 'se',
      needTitle: 'Kock',
      orgName: 'A & B <3',
      gygState: 'ONGOING',
      startDateTime: '2027-04-07T09:00:00.000Z',
      endDateTime: '2027-08-25T12:00:00.000Z',
      repeats: 'WEEKLY',
      occasionMinutes: 180,
    });
    await openMember({ listUserBookings: () => buildMyBookings({ bookings: [booking] }) });
    const hero = within(await screen.findByRole('region', { name: 'Your next gyg is tomorrow' }));
    vi.useRealTimers();
    expect(hero.getByText('Wed, Jun 9, 2027, 11:00 – 14:00')).toBeTruthy();
    expect(hero.getByText('Every Wednesday 11:00, until Aug 25')).toBeTruthy();
    expect(hero.getByRole('link', { name: 'Soppa på bryggan' }).lang).toBe('sv');
    expect(hero.getByText('Kock').lang).toBe('sv');
    expect(hero.getByText(/, for /).textContent).toBe('Kock, for A & B <3');
  });

  test('without a booking leads to open gygs and to hosting, in Swedish', async () => {
    await openMember({ listUserBookings: () => buildMyBookings() }, 'sv');
    const hero = within(await screen.findByRole('region', { name: 'Vad vill du göra härnäst?' }));
    expect(hero.getByRole('link', { name: 'Hitta en gyg' }).getAttribute('href')).toBe(
      '/search?states=po&sort=soonest',
    );
    expect(hero.getByRole('link', { name: 'Bli värd för en gyg' })).toBeTruthy();
  });

  test('shows its public parts while the session is loading, and makes no call twice', async () => {
    const starting = await openScreen({ screen: <HomePage />, session: { status: 'starting' }, api });
    expect(await screen.findByRole('link', { name: 'Two thousand oaks' })).toBeTruthy();
    const personal = ['listUserBookings', 'listNotifications', 'getUserProfile'];
    expect(starting.calls.filter(({ name }) => personal.includes(name))).toEqual([]);
    closeScreen();
    const { calls } = await openMember();
    await screen.findByRole('heading', { name: 'What you have given so far' });
    const made = calls.map(({ name, query }) => `${name} ${JSON.stringify(query)}`);
    expect(made).toHaveLength(new Set(made).size);
    expect(made.join()).toContain('listUserBookings');
  });

  test('shows what can be answered, and says so if there is nothing', async () => {
    const invited = buildNotification({ type: 'gyg_invited', title: 'Läxhjälpen invites you', gygId: 'gyg-tutor' });
    await openMember({ listNotifications: () => notificationsAnswer([{ ...invited, action: null }]) });
    const tasks = within(await screen.findByRole('list', { name: 'To do' }));
    expect(tasks.getByRole('link', { name: /Läxhjälpen invites you/ }).getAttribute('href')).toBe('/gygs/gyg-tutor');
    closeScreen();
    await openMember();
    expect(await screen.findByRole('link', { name: /You’re up to date/ })).toBeTruthy();
  });

  test('shows soon only gygs with something left to give, and no figures before the first gyg', async () => {
    const full = buildGyg({ id: 'full', title: 'Full already', positionsLeft: 0, itemsLeft: 0 });
    await openMember({
      findGygs: () => gygsFound([full, buildGyg({ id: 'free', title: 'Soup on the jetty' })]),
      getUserProfile: () => newUserProfile(),
    });
    const soon = within(await screen.findByRole('region', { name: 'Taking place soon' }));
    expect(await soon.findByRole('link', { name: /Soup on the jetty/ })).toBeTruthy();
    expect(soon.queryByRole('link', { name: 'Full already' })).toBeNull();
    await waitFor(() => expect(screen.queryByText('What you have given so far')).toBeNull());
  });

  test('offers a retry if bookings fail to load, and shows the rest', async () => {
    let failing = true;
    const { user } = await openMember({
      listUserBookings: () =>
        failing ? refusal('server.unexpected') : buildMyBookings({ bookings: [buildUserBooking()] }),
    });
    const alert = await screen.findByRole('alert');
    expect(await screen.findByRole('region', { name: 'Taking place soon' })).toBeTruthy();
    failing = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'View booking' })).toBeTruthy();
  });
});
