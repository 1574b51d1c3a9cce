import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { gygsAnswer } from '../../testing/lists';
import { closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { sampleGygs } from '../../testing/sample-data';
import { newUserProfile, sampleRequest, sampleUserProfile } from '../../testing/sample-profile';
import { UserPage } from './user-page';

afterEach(closeScreen);

const open = (api: FakeHandlers = {}, opening: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <UserPage />,
    pattern: '/users/:userId',
    at: '/users/user-elin',
    // A page without cards is rendered and searched faster.
    api: { getUserProfile: () => sampleUserProfile(), findUserGygs: () => gygsAnswer([]), ...api },
    ...opening,
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const links = (within_: { getAllByRole: (role: string) => HTMLElement[] }) =>
  within_.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('a user’s profile', () => {
  test('shows guests the user and their contributions, as figures and goals', async () => {
    const { calls } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Elin Sandberg' })).toBeTruthy();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['13.5', '21', '7', '7']);
    expect(links(await region('Goals contributed to'))[0]).toBe('/search?goals=1');
    expect(calls.every(({ token }) => token === undefined)).toBe(true);
  });

  test('shows the goals as a table, as a landmark of its own', async () => {
    const { user } = await open();
    await user.click((await region('Goals contributed to')).getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('region', { name: 'The seventeen goals' })).toHaveLength(1);
    expect(screen.getAllByRole('region', { name: 'Goals contributed to' })).toHaveLength(1);
  });

  test('lists endorsing hosts with hours and count, linked to their pages', async () => {
    await open();
    const endorsements = await region('Endorsements');
    expect(endorsements.getByText('12.5 hours · 4 contributions')).toBeTruthy();
    expect(endorsements.getByText('1 hour · 1 contribution')).toBeTruthy();
    // A user who only gave items has no hours.
    expect(endorsements.getByText('2 contributions')).toBeTruthy();
    expect(links(endorsements)[0]).toBe('/organizations/org-kust');
  });

  test('shows gygs, moments and organisations, and nothing private', async () => {
    await open({ findUserGygs: () => gygsAnswer(sampleGygs) });
    const gygs = await region('Gygs contributed to');
    expect(await gygs.findAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect((await region('Moments in their own words')).getByText('The lamp works again.')).toBeTruthy();
    const organizations = await region('Organisations');
    expect(organizations.getByRole('link', { name: /Ren Kust/ }).getAttribute('href')).toBe('/organizations/org-kust');
    expect(organizations.queryByText('Administrator')).toBeNull();
    for (const name of ['Log out', 'Find or join organisation', 'Account and privacy']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
  });

  test('loads all gygs on request if there are more than two rows', async () => {
    const { user, calls } = await open({ findUserGygs: () => gygsAnswer(sampleGygs, 40) });
    await user.click(await screen.findByRole('button', { name: 'Show all 40 gygs' }));
    await waitFor(() => expect(calls.at(-1)?.query.pageSize).toBe('100'));
  });

  test('shows a message and a link if the user shows nothing', async () => {
    await open({ getUserProfile: newUserProfile, findUserGygs: () => gygsAnswer([]) });
    expect(await screen.findByRole('heading', { name: 'Nothing to show yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all gygs' })).toBeTruthy();
  });

  test('a link from outside to an unknown user says so in place', async () => {
    await open({ getUserProfile: () => refusal('user.missing') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
    expect(screen.getByText(/^Unable to locate the user\./)).toBeTruthy();
  });

  test('can be retried if it fails to load', async () => {
    let down = true;
    const { user } = await open({
      getUserProfile: () => (down ? refusal('server.unexpected') : sampleUserProfile()),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Elin Sandberg' })).toBeTruthy();
  });
});

describe('the user’s own profile', () => {
  const own = { session: elin } as const;

  test('has pending requests, roles, and the owner’s links', async () => {
    await open({ getUserProfile: () => sampleUserProfile({ membershipRequests: [sampleRequest()] }) }, own);
    const organizations = await region('Organisations');
    expect(organizations.getByText('Administrator')).toBeTruthy();
    expect(organizations.getByRole('heading', { name: 'Pending requests' })).toBeTruthy();
    expect(organizations.getByText(/Sent on Sun, May 2, 2027/)).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Find or join organisation')).toBe('/users/profile/organizations');
    expect(hrefOf('Log out')).toBe('/logout');
    expect(hrefOf('Account and privacy')).toBe('/users/edit/user-elin');
  });

  test('shows a new user the next steps', async () => {
    await open({ getUserProfile: newUserProfile, findUserGygs: () => gygsAnswer([]) }, own);
    const start = await region('This is where your story begins');
    expect(start.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Find something to do',
      'Add a picture',
      'Join your organisation',
    ]);
    expect(start.getByRole('link', { name: 'Find a gyg' }).getAttribute('href')).toBe('/search?states=p');
  });
});
