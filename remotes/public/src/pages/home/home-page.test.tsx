import { buildGyg, buildMyBookings, buildOrganization, buildStory, buildUserBooking } from '@gyg/contract/testing';
import { refusal, startTestTexts, useToasts } from '@gyg/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { gygsAnswer, gygsFound, notificationsAnswer, organizationsAnswer, storiesAnswer } from '../../testing/lists';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { sampleUserProfile } from '../../testing/sample-profile';
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
  test('says what a gyg is, counts what is open, and leads to the search and to hosting', async () => {
    const { calls } = await openScreen({ screen: <HomePage />, api });
    const href = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href');
    expect([href('Find a gyg'), href('Host a gyg')]).toEqual(['/search', '/organizations/requests/new']);
    expect(screen.getByText(/A gyg is a shared effort/)).toBeTruthy();
    expect((await screen.findByText(/places to fill/)).textContent).toBe('340 gygs open, 1,240 places to fill');
    expect(href('See all 340 open gygs')).toBe('/search?states=po&sort=soonest');
    expect(calls.find(({ name }) => name === 'findGygs')?.query.states).toBe('PUBLISHED,ONGOING');
  });

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
  test('shows its public parts while the session is loading, then all parts, and makes no call twice', async () => {
    const starting = await openScreen({ screen: <HomePage />, session: { status: 'starting' }, api });
    expect(await screen.findByRole('link', { name: 'Two thousand oaks' })).toBeTruthy();
    const personal = ['listUserBookings', 'listNotifications', 'getUserProfile'];
    expect(starting.calls.filter(({ name }) => personal.includes(name))).toEqual([]);
    closeScreen();
    const { calls } = await openScreen({ screen: <HomePage />, session: elin, api: memberApi });
    await screen.findByRole('heading', { name: 'What you have given so far' });
    for (const name of ['Taking place soon', 'What you have given so far'])
      expect(screen.getByLabelText(name)).toBeTruthy();
    expect(screen.getByText('View booking')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Smögen, 14 gygs/ })).toBeTruthy();
    const requests = calls.map(({ name, query }) => `${name} ${JSON.stringify(query)}`);
    expect(requests).toHaveLength(new Set(requests).size);
    expect(requests.join()).toContain('listUserBookings');
  });
});
