import { buildOrganization } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { UserInvitePage } from './user-invite-page';

beforeEach(() => localStorage.clear());
afterEach(closeScreen);

const handlers: FakeHandlers = { getOrganization: () => buildOrganization() };
const open = (setup: { query?: string; session?: object; api?: FakeHandlers; language?: 'en' | 'sv' } = {}) =>
  openScreen({
    screen: <UserInvitePage />,
    pattern: '/users/invite/:orgFriendlyUrl',
    at: `/users/invite/ren-kust-bohuslan${setup.query ?? ''}`,
    session: setup.session ?? {},
    api: setup.api ?? handlers,
    language: setup.language ?? 'en',
  });
const joining = '/users/join/ren-kust-bohuslan?source=INVITE_LINK';

describe('the link of an organisation’s invite', () => {
  test('welcomes a guest, shows the inviting organisation, and links to sign-up before joining', async () => {
    const { calls } = await open({ query: '?email=elin%40example.org' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Gyg' })).toBeTruthy();
    expect(
      screen.getByText('Ren Kust Bohuslän invites you to join. What you give counts for both of you.'),
    ).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Who invites you' }));
    expect(card.getByText('Ren Kust Bohuslän')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const carried = new URLSearchParams({ email: 'elin@example.org', target: joining });
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(`/users/register?${carried}`);
    expect(screen.getByRole('link', { name: 'I have an account already' }).getAttribute('href')).toBe(
      `/login?${carried}`,
    );
    expect(calls[0]).toMatchObject({ params: { organizationId: 'ren-kust-bohuslan' }, token: undefined });
  });

  test('lets a logged-in user continue to joining', async () => {
    await open({ session: elin });
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe(joining);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Elin Sandberg!' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  test('redirects to an organisation’s current url', async () => {
    await open({ session: elin, api: { getOrganization: () => buildOrganization({ friendlyUrl: 'ren-kust' }) } });
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe('/users/join/ren-kust?source=INVITE_LINK');
  });

  test('shows an error if it is invalid', async () => {
    await open({ api: { getOrganization: () => refusal('org.missing') } });
    expect(await screen.findByText(/^Invalid invite\..* please contact your colleague for a new link\.$/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  test('can be retried if the server is unreachable', async () => {
    await open({ api: { getOrganization: () => refusal('server.unexpected') } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
