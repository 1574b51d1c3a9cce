import { buildOrganization } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { UserInvitePage } from './user-invite-page';

beforeEach(() => localStorage.clear());
afterEach(closeScreen);

const found: FakeHandlers = { getOrganization: () => buildOrganization() };
const open = (given: { query?: string; session?: object; api?: FakeHandlers; language?: 'en' | 'sv' } = {}) =>
  openScreen({
    screen: <UserInvitePage />,
    pattern: '/users/invite/:orgFriendlyUrl',
    at: `/users/invite/ren-kust-bohuslan${given.query ?? ''}`,
    session: given.session ?? {},
    api: given.api ?? found,
    language: given.language ?? 'en',
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

  test.each([
    [
      'en',
      'Invalid invite. Please make sure you have copy-pasted the complete invite link correctly. If this error recurs, please contact your colleague for a new link.',
      'Go to the home page',
    ],
    [
      'sv',
      'Ogiltig inbjudan. Kontrollera att du har kopierat hela inbjudningslänken. Händer det igen kan du be din kollega om en ny länk.',
      'Till startsidan',
    ],
  ] as const)('shows an error if it is invalid (%s)', async (language, text, home) => {
    await open({ api: { getOrganization: () => refusal('org.missing') }, language });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/');
  });

  test('can be retried if the server is unreachable', async () => {
    await open({ api: { getOrganization: () => refusal('server.unexpected') } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
