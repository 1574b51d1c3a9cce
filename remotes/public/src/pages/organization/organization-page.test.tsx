import {
  buildGyg,
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
  buildStory,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { catalog, catalogsAnswer } from '../../testing/catalog-data';
import { gygsAnswer, storiesAnswer } from '../../testing/lists';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { organizationApi, organizationGygs, requestsAnswer } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { OrganizationLinkPage } from '../organization-link/organization-link-page';
import { OrganizationPage } from './organization-page';

afterEach(closeScreen);

/** A page without cards is rendered and searched faster. */
const noLists: FakeHandlers = {
  listOrganizationGygs: () => organizationGygs(),
  listOrganizationStories: () => storiesAnswer([]),
};
const listOrganizationGygs = () => organizationGygs({ hosted: 19, participating: 3, partner: 1 });
const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <OrganizationPage />,
    pattern: '/organizations/:organizationId',
    at: '/organizations/org-kust',
    api: { ...organizationApi, ...noLists, ...api },
    ...over,
  });
const lastToast = () => useToasts.getState().toasts.at(-1);
const noPeople: FakeHandlers = {
  listUserOrganizations: () => buildUserOrganizations([]),
  listUserMembershipRequests: () => requestsAnswer([]),
};

describe('an organisation’s page', () => {
  test('shows the organisation, its results and its links', async () => {
    const { calls } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ren Kust Bohuslän' })).toBeTruthy();
    expect(screen.getByText('Non-profit in Smögen')).toBeTruthy();
    expect(screen.getByText(/Four fifths of what floats/)).toBeTruthy();
    const figures = [...screen.getByRole('group', { name: 'Results so far' }).children];
    expect(figures.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      '412.5 hours contributed',
      '1,890.0 hours of help received',
      '3 active partners',
    ]);
    expect(screen.getByText(/^We keep 180 kilometres of coast clean/).lang).toBe('en');
    const facts = within(screen.getByRole('complementary', { name: 'Facts about the organisation' }));
    expect(facts.getByRole('link', { name: /Website/ }).getAttribute('href')).toBe('https://renkust.example');
    expect(facts.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
    expect(facts.getByRole('link', { name: /Goal 14/ }).getAttribute('href')).toBe('/search?goals=14');
    expect(calls.map(({ token }) => token)).toEqual(calls.map(() => undefined));
  });

  test('lists partnerships, endorsements and memberships, each linked to its page', async () => {
    await open();
    const partners = within(await screen.findByRole('region', { name: 'Partnerships' }));
    expect(partners.getByRole('link', { name: /Fixarkollektivet.*4 gygs together/ }).getAttribute('href')).toBe(
      '/go/fixarkollektivet',
    );
    const endorsements = within(screen.getByRole('region', { name: 'Endorsed by' }));
    expect(endorsements.getByText('36.5 hours in 9 contributions')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Member of' })).getByText('Havet först')).toBeTruthy();
  });

  test('shows the gygs that it hosts, participates in and is a partner of, and its stories', async () => {
    await open({
      listOrganizationGygs,
      listOrganizationStories: () =>
        storiesAnswer([buildStory({ username: 'Tuva Nordin', gygTitle: 'Städdag', gygLanguage: 'se' })]),
    });
    const hosted = within(await screen.findByRole('region', { name: 'Gygs we host' }));
    expect(await hosted.findAllByRole('article')).toHaveLength(8);
    expect(screen.getByRole('region', { name: 'Gygs we take part in' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Gygs we are a partner of' })).toBeTruthy();
    const stories = within(await screen.findByRole('region', { name: 'Moments from our gygs' }));
    expect(stories.getByText('Tuva Nordin')).toBeTruthy();
    expect(stories.getByText('Städdag').lang).toBe('sv');
  });

  test('leaves out empty lists, but shows that nothing is hosted yet', async () => {
    await open({
      getOrganizationProfile: () => buildOrganizationProfile({ memberOf: [], endorsements: [], partnerships: [] }),
    });
    expect(await screen.findByText('no gygs published')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Gygs we take part in' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Moments from our gygs' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Partnerships' })).toBeNull();
  });

  test.each([
    ['its most frequent goal', [14, 2], '14'],
    ['no goal', [], null],
  ])('has a rail in the colour of %s', async (_which, goals, colour) => {
    await open({ getOrganizationProfile: () => buildOrganizationProfile({ goals }) });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[data-size="page"]')?.getAttribute('data-goal')).toBe(colour);
  });

  test('shows 0 hours without decimals, and a text instead of four zeros', async () => {
    const statistics = { contributed: 0, helpReceived: 0, activePartners: 0, goalsSupported: 0 };
    const { unmount } = await open({
      getOrganizationProfile: () => buildOrganizationProfile({ statistics: { ...statistics, goalsSupported: 2 } }),
    });
    expect((await screen.findByRole('group', { name: 'Results so far' })).textContent).toContain('0 hours contributed');
    unmount();
    await open({ getOrganizationProfile: () => buildOrganizationProfile({ statistics }) });
    expect(await screen.findByText('The results are shown here after the first gyg.')).toBeTruthy();
  });

  test('lists its catalogues, each linked to its page, and takes proposals', async () => {
    const orgPage = buildOrganizationPage({ proposalFeatureEnabled: 'true' });
    await open({
      getOrganizationProfile: () => buildOrganizationProfile({ orgPage }),
      listOrganizationCatalogs: () => catalogsAnswer([catalog]),
    });
    expect(await screen.findByRole('link', { name: 'Log in to propose' })).toBeTruthy();
    const catalogs = within(await screen.findByRole('region', { name: 'Catalogues' }));
    expect(catalogs.getByRole('link', { name: 'Summer on the coast' }).getAttribute('href')).toBe(
      '/catalogs/ren-kust-bohuslan/summer-on-the-coast',
    );
    expect(catalogs.getByText('2 gygs')).toBeTruthy();
  });

  test('sorts one list without changing the others, and stores its page in the address', async () => {
    const { user, calls } = await open({
      listOrganizationGygs,
      findHostedGygs: () => gygsAnswer([buildGyg({ id: 'first', title: 'Aquarium night' })], 19),
    });
    const hosted = within(await screen.findByRole('region', { name: 'Gygs we host' }));
    await user.selectOptions(await hosted.findByRole('combobox', { name: /Sort by/ }), 'Title, A to Z');
    expect(await hosted.findByRole('link', { name: 'Aquarium night' })).toBeTruthy();
    expect(address()).toBe('/organizations/org-kust?hosted=title');
    // Several lists may have pages, so each pager has the name of its list.
    expect(hosted.getByRole('navigation', { name: 'Pages: Gygs we host' })).toBeTruthy();
    expect(hosted.getByRole('link', { name: '2' }).getAttribute('href')).toBe(
      '/organizations/org-kust?hosted=title&hostedPage=2',
    );
    const request = calls.find(({ name }) => name === 'findHostedGygs');
    expect(request?.query).toEqual({ organizationId: 'org-kust', sort: 'title:asc', page: '0', pageSize: '8' });
    expect(within(screen.getByRole('region', { name: 'Gygs we take part in' })).getAllByRole('article')).toHaveLength(
      3,
    );
  });

  test('does not link to anything except web addresses', async () => {
    const orgPage = buildOrganizationPage({ website: 'javascript:alert(1)', facebook: '', instagram: '' });
    await open({ getOrganizationProfile: () => buildOrganizationProfile({ orgPage }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Where to find us' })).toBeNull();
  });

  test('a link from outside to one that does not exist says so in place', async () => {
    await open({ getOrganizationProfile: () => refusal('org.missing') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.getByText(/^Unable to locate the organisation details\./)).toBeTruthy();
  });

  test('redirects to home with an information message if it is offline', async () => {
    await open({ getOrganizationProfile: () => refusal('org.profile.not_online') }, { session: elin });
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        tone: 'info',
        text: 'The profile of this organisation is not online yet.',
      }),
    );
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  test.each([
    ['its admin', [], 'Only its administrators can see it.'],
    ['a super user', ['superusers'], 'You see it as a super user; otherwise only its administrators can.'],
  ])('shows an offline profile to %s, with a warning and without sharing', async (_who, userGroups, why) => {
    let attempts = 0;
    const hidden = buildOrganizationProfile({ orgPage: buildOrganizationPage({ profileVisible: 'false' }) });
    await open(
      {
        getOrganizationProfile: () => {
          attempts += 1;
          return attempts === 1 ? refusal('org.profile.not_online') : hidden;
        },
      },
      { session: { ...elin, authentication: 'token', userGroups } },
    );
    expect(await screen.findByText(`This profile is not online. ${why}`)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Share this organisation' })).toBeNull();
  });

  test('a failed response can be retried', async () => {
    await open({ getOrganizationProfile: () => refusal('server.unexpected') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('joining from an organisation’s page', () => {
  test('is offered to guests, also in Swedish', async () => {
    await open({}, { language: 'sv' });
    const link = await screen.findByRole('link', { name: 'Gå med i Ren Kust Bohuslän' });
    expect(link.getAttribute('href')).toBe('/users/join/ren-kust-bohuslan?source=MANUAL_SEARCH');
    expect(screen.getByText('Ideell organisation i Smögen')).toBeTruthy();
  });

  test.each([
    ['a member', 'You are a member', { listUserOrganizations: () => buildUserOrganizations([kust]) }],
    [
      'a user who has sent a request',
      'Pending',
      { listUserMembershipRequests: () => requestsAnswer([buildMembershipRequest()]) },
    ],
  ])('is not offered to %s', async (_who, text, api) => {
    await open({ ...noPeople, ...api }, { session: elin });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  test('is not offered if no members are taken', async () => {
    const orgMain = buildOrganization({ memberApproval: 'NONE' });
    await open({ getOrganizationProfile: () => buildOrganizationProfile({ orgMain }) });
    expect(await screen.findByText('This organisation is not accepting members at the moment.')).toBeTruthy();
  });
});
const kust = buildUserOrganization({ organizationId: 'org-kust', name: 'Ren Kust Bohuslän' });

describe('an organisation by its friendly url', () => {
  const at = { screen: <OrganizationLinkPage />, pattern: '/go/:orgFriendlyUrl', at: '/go/ren-kust-bohuslan' };

  test('is the same page, fetched once', async () => {
    const { calls } = await open({}, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ren Kust Bohuslän' })).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'getOrganizationByName')).toHaveLength(1);
    expect(calls.map(({ name }) => name)).not.toContain('getOrganizationProfile');
  });

  test('redirects a former url to the current one', async () => {
    await open({}, { ...at, at: '/go/rkb' });
    await waitFor(() => expect(address()).toBe('/go/ren-kust-bohuslan'));
  });
});
