import { buildMembershipRequest, buildUserOrganization, buildUserOrganizations } from '@gyg/contract/testing';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { organizationsAnswer } from '../../testing/lists';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { organizationApi, requestsAnswer } from '../../testing/organization-data';
import { elin } from '../../testing/people';
import { MyOrganizationsPage } from './my-organizations-page';

afterEach(closeScreen);

const open = (api: FakeHandlers = {}, over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <MyOrganizationsPage />,
    pattern: '/users/profile/organizations',
    at: '/users/profile/organizations',
    session: elin,
    api: { ...organizationApi, ...api },
    ...over,
  });
const lastToast = () => useToasts.getState().toasts.at(-1)?.text;
const results = async () => within(await screen.findByRole('list', { name: 'Organisations found' }));

describe('finding an organisation', () => {
  test('starts half a second after the last key, and is stored in the address', async () => {
    const { user, calls } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search organisations' }), 'ren ku');
    expect(calls.some(({ name }) => name === 'findOrganizations')).toBe(false);
    expect(await screen.findByText('4 organisations for “ren ku”')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'findOrganizations').map(({ query }) => query.keyword)).toEqual([
      'ren ku',
    ]);
    expect(address()).toBe('/users/profile/organizations?q=ren+ku');
  });

  test('shows the possible actions for each result', async () => {
    await open({}, { at: '/users/profile/organizations?q=a' });
    const list = await results();
    expect((await list.findByRole('link', { name: 'Join Ren Kust Bohuslän' })).getAttribute('href')).toBe(
      '/users/join/ren-kust-bohuslan?source=MANUAL_SEARCH',
    );
    expect(list.getByText('You are a member')).toBeTruthy();
    expect(list.getByText('Pending')).toBeTruthy();
    expect(list.getByText('Not accepting members')).toBeTruthy();
  });

  test('requires a keyword', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const field = screen.getByRole('searchbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a part of the organisation’s name first.')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'findOrganizations')).toBe(false);
  });

  test('shows if there are no results, and links to request an account', async () => {
    await open({ findOrganizations: () => organizationsAnswer([]) }, { at: '/users/profile/organizations?q=zzz' });
    expect(await screen.findByRole('heading', { name: 'No organisations match your search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request organisation account' }).getAttribute('href')).toBe(
      '/organizations/requests/form',
    );
  });

  test('can be retried if it fails', async () => {
    await open({ findOrganizations: () => refusal('server.unexpected') }, { at: '/users/profile/organizations?q=a' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('memberships', () => {
  test('are listed by name, each with the user’s role', async () => {
    await open();
    const list = within(await screen.findByRole('complementary', { name: 'Your organisations' }));
    const links = await list.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'BrödkooperativetMember',
      'FixarkollektivetAdministrator',
    ]);
  });

  test('can be left after confirmation, and the list updates', async () => {
    let belongs = true;
    const { user, calls } = await open({
      listUserOrganizations: () => buildUserOrganizations(belongs ? [buildUserOrganization({ role: 'MEMBER' })] : []),
      deleteMembership: () => {
        belongs = false;
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave Fixarkollektivet' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave Fixarkollektivet?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(calls.some(({ name }) => name === 'deleteMembership')).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Leave Fixarkollektivet' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You do not belong to any organisation yet.')).toBeTruthy();
    expect(lastToast()).toBe('You have left Fixarkollektivet.');
    expect(calls.find(({ name }) => name === 'deleteMembership')).toMatchObject({
      params: { userId: 'user-elin', organizationId: 'org-fix' },
      query: { role: 'MEMBER' },
    });
  });

  test('tell the last administrator what to do instead of leaving', async () => {
    const { user } = await open({ deleteMembership: () => refusal('user_org.last_admin') });
    await user.click(await screen.findByRole('button', { name: 'Leave Fixarkollektivet' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Make another member an administrator');
  });

  test('include pending requests, which can be withdrawn after confirmation', async () => {
    let waits = true;
    const { user } = await open({
      listUserMembershipRequests: () => requestsAnswer(waits ? [buildMembershipRequest()] : []),
      deleteMembership: () => {
        waits = false;
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw the request to Ren Kust Bohuslän' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    await waitFor(() => expect(screen.queryByText('Pending requests')).toBeNull());
    expect(lastToast()).toBe('Your request to Ren Kust Bohuslän is withdrawn.');
  });

  test('show if a request was already answered', async () => {
    const { user } = await open({ deleteMembership: () => refusal('user_org.missing') });
    await user.click(await screen.findByRole('button', { name: /^Withdraw the request to/ }));
    await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The request could not be withdrawn.');
  });
});
