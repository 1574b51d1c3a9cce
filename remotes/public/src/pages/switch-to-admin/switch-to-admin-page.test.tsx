import { buildUserOrganization, buildUserOrganizations } from '@gyg/contract/testing';
import { useSession } from '@gyg/platform';
import { refusal, useToasts } from '@gyg/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { elin } from '../../testing/people';
import { SwitchToAdminPage } from './switch-to-admin-page';

beforeEach(() => sessionStorage.clear());
afterEach(closeScreen);

const fix = buildUserOrganization({ role: 'ADMIN' });
const bread = buildUserOrganization({ id: 'm2', organizationId: 'org-bread', name: 'Brödkooperativet', role: 'ADMIN' });
const coast = buildUserOrganization({ id: 'm3', organizationId: 'org-kust', name: 'Ren Kust', role: 'MEMBER' });

const open = (organizations = [fix, bread, coast], at = '/switch/admin') =>
  openScreen({
    screen: <SwitchToAdminPage />,
    at,
    session: elin,
    api: { listUserOrganizations: () => buildUserOrganizations(organizations) },
  });
/** Shows whether the session lists the user as an administrator. */
const Flag = () => <p data-testid="flag">{String(useSession((session) => session.organizationAdmin))}</p>;
async function openWithFlag(api: OpenScreen['api'] = {}) {
  await openScreen({
    screen: <SwitchToAdminPage />,
    at: '/switch/admin',
    session: { ...elin, organizationAdmin: true },
    api,
  });
  render(<Flag />);
}
const flag = () => screen.getByTestId('flag').textContent;
const lastToast = () => useToasts.getState().toasts.at(-1)?.text;

describe('switching to admin', () => {
  test('lists the administered organisations by name and switches to the chosen one', async () => {
    const { user } = await open([fix, bread, coast], '/switch/admin?path=%2Fadmin%2Fgygs%2Fhosted');
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Brödkooperativet', 'Fixarkollektivet']);
    await user.click(screen.getByRole('button', { name: 'Fixarkollektivet' }));
    expect(lastToast()).toBe('switching to admin mode: Fixarkollektivet');
    await waitFor(() => expect(address()).toBe('/admin/gygs/hosted'));
  });

  test('switches immediately if there is exactly one, then shows home', async () => {
    await open([fix, coast]);
    await waitFor(() => expect(address()).toBe('/'));
    expect(lastToast()).toBe('switching to admin mode: Fixarkollektivet');
    expect(sessionStorage.getItem('gyg.admin')).toBe('org-fix');
  });

  test('redirects only to paths of this site', async () => {
    await open([fix], '/switch/admin?path=%2F%2Felsewhere.example');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('redirects a user who administers nothing to home with a message, and ends admin mode', async () => {
    await openWithFlag({ listUserOrganizations: () => buildUserOrganizations([coast]) });
    await waitFor(() => expect(address()).toBe('/'));
    const last = useToasts.getState().toasts.at(-1);
    expect(last).toMatchObject({ tone: 'error', text: 'You do not administer any organisation.' });
    expect(last?.detail).toBeUndefined();
    await waitFor(() => expect(flag()).toBe('false'));
  });

  test('redirects a session that the API refuses to home with a message, and ends admin mode', async () => {
    await openWithFlag({ listUserOrganizations: () => refusal('user.missing') });
    await waitFor(() => expect(address()).toBe('/'));
    expect(useToasts.getState().toasts.at(-1)).toMatchObject({
      text: 'We could not find out which organisations you administer. Please log in again.',
    });
    await waitFor(() => expect(flag()).toBe('false'));
  });

  test('switches immediately to the organisation in the address', async () => {
    await openScreen({
      screen: <SwitchToAdminPage />,
      pattern: '/switch/admin/:orgFriendlyUrl',
      at: `/switch/admin/${bread.friendlyUrl}-bread`,
      session: elin,
      api: {
        listUserOrganizations: () =>
          buildUserOrganizations([fix, { ...bread, friendlyUrl: `${bread.friendlyUrl}-bread` }]),
      },
    });
    await waitFor(() => expect(lastToast()).toBe('switching to admin mode: Brödkooperativet'));
  });

  test('goes on without a message if it acts for the organisation already', async () => {
    const { toasts } = useToasts.getState();
    await openScreen({
      screen: <SwitchToAdminPage />,
      at: '/switch/admin?path=%2Fadmin%2Forganizations%2Frequests',
      session: { ...elin, loginRole: 'ADMIN', organizationAdmin: true, organizationId: fix.organizationId },
      api: { listUserOrganizations: () => buildUserOrganizations([fix]) },
    });
    await waitFor(() => expect(address()).toBe('/admin/organizations/requests'));
    expect(useToasts.getState().toasts).toEqual(toasts);
  });

  test('refuses an organisation that the user does not administer, even if they administer others', async () => {
    await openScreen({
      screen: <SwitchToAdminPage />,
      pattern: '/switch/admin/:orgFriendlyUrl',
      at: '/switch/admin/elsewhere',
      session: elin,
      api: { listUserOrganizations: () => buildUserOrganizations([fix, bread]) },
    });
    await waitFor(() => expect(lastToast()).toBe('You do not administer this organisation.'));
  });

  test('sorts names in Swedish order', async () => {
    const names = ['Ådalen', 'Zoo', 'Äng', 'Öland', 'Alm'];
    await openScreen({
      screen: <SwitchToAdminPage />,
      at: '/switch/admin',
      language: 'sv',
      session: elin,
      api: {
        listUserOrganizations: () =>
          buildUserOrganizations(names.map((name) => ({ ...fix, id: name, organizationId: name, name }))),
      },
    });
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Alm', 'Zoo', 'Ådalen', 'Äng', 'Öland']);
  });

  test('a list that fails to load can be retried', async () => {
    await openScreen({
      screen: <SwitchToAdminPage />,
      at: '/switch/admin',
      session: elin,
      api: { listUserOrganizations: () => refusal('server.unexpected') },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
