import { buildGyg, buildOrganization, buildStory } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { gygsAnswer, gygsFound, organizationsAnswer, storiesAnswer } from '../../testing/lists';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { HomePage } from './home-page';

afterEach(closeScreen);

const api = {
  findFeaturedGygs: () => gygsAnswer([buildGyg(), buildGyg({ id: 'gyg-oaks', title: 'Two thousand oaks' })]),
  listFeaturedOrganizations: () => organizationsAnswer([buildOrganization()]),
  listFeaturedStories: () => storiesAnswer([buildStory()]),
  findGygs: () => gygsFound([buildGyg()], 340, 1240),
};

describe('home', () => {
  test('shows featured organisations, gygs and stories, fetched as a guest', async () => {
    const { calls } = await openScreen({ screen: <HomePage />, session: { ...elin, authentication: 'token' }, api });
    expect(await screen.findByRole('link', { name: 'Two thousand oaks' })).toHaveProperty(
      'href',
      expect.stringContaining('/gygs/gyg-oaks'),
    );
    const strip = await screen.findByRole('link', { name: /Smögen, 14 gygs/ });
    expect(strip.getAttribute('href')).toBe('/go/ren-kust-bohuslan');
    expect(await screen.findByText(/We filled eleven sacks/)).toBeTruthy();
    expect(calls.map(({ token }) => token)).toEqual(calls.map(() => undefined));
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
    await openScreen({ screen: <HomePage />, session: { ...elin, loginRole: 'ADMIN' }, api });
    await waitFor(() =>
      expect(useToasts.getState().toasts.at(-1)?.text).toBe('Choose an organisation before you act for it.'),
    );
    expect(address()).toBe('/');
  });
});
