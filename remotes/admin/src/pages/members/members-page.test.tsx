import type { OrganizationUser } from '@gyg/contract';
import { buildMembershipRequest } from '@gyg/contract/testing';
import { paths } from '@gyg/platform';
import { refusal } from '@gyg/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInBritta } from '../../testing/admin-screen';
import { enter } from '../../testing/enter';
import { answerMembers, answerRequests, someMembers } from '../../testing/members';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { MembersPage } from './members-page';

let members: readonly OrganizationUser[];
beforeEach(() => {
  members = someMembers;
});
afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    screen: <MembersPage />,
    at: paths.members(),
    ...options,
    api: {
      listOrganizationUsers: ({ query }) => answerMembers(members, query),
      listMembershipRequests: ({ query }) => answerRequests(query),
      saveMembership: ({ body }) => ({
        id: 'membership',
        status: 'MEMBER',
        role: body.role === 'ADMIN' ? 'ADMIN' : 'MEMBER',
      }),
      ...options.api,
    },
  });
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') ?? document.createElement('tr'));
const named = (calls: readonly { name: string; params: object; body: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ params, body }) => ({ ...params, body }));

describe('Membership', () => {
  test('search, role, order and page are in the address and in the call', async () => {
    const { user, calls } = await open({ at: `${paths.members()}?role=MEMBER` });
    await row('Karin Sjöberg');
    expect(screen.getByText('6 people, 2 admins')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Britta Hallén' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(await screen.findByRole('option', { name: 'Hours, fewest first', selected: true })).toBeDefined();
    await enter(user, screen.getByRole('searchbox', { name: 'Search name or e-mail' }), 'kar');
    expect(await screen.findByText('Showing 1 to 1 of 1')).toBeDefined();
    expect(address()).toBe('/admin/organizations/members?q=kar&role=MEMBER&sort=hours%3Aasc');
    expect(calls.findLast(({ name }) => name === 'listOrganizationUsers')?.query).toEqual({
      keyword: 'kar',
      role: 'MEMBER',
      sort: 'hours:asc',
      page: '0',
    });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Admins first');
    expect(address()).toBe('/admin/organizations/members?q=kar&role=MEMBER');
  });

  test('a role is changed in the row; giving up one’s own is asked first', async () => {
    const { user, calls } = await open();
    await user.selectOptions((await row('Fatima Noori')).getByLabelText('Role of Fatima Noori'), 'Admin');
    await vi.waitFor(() =>
      expect(named(calls, 'saveMembership')).toEqual([
        { userId: 'user-fatima', organizationId: 'org-kust', body: { role: 'ADMIN' } },
      ]),
    );
    await user.selectOptions((await row('Britta Hallén')).getByLabelText('Role of Britta Hallén'), 'Member');
    const dialog = within(screen.getByRole('dialog', { name: 'Give up your admin role?' }));
    expect(named(calls, 'saveMembership')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Give up the role' }));
    await vi.waitFor(() => expect(named(calls, 'saveMembership')[1]).toMatchObject({ body: { role: 'MEMBER' } }));
  });

  test('the only admin can be neither removed nor made a member, and the controls say why', async () => {
    members = someMembers.slice(1);
    const { user } = await open();
    const britta = await row('Britta Hallén');
    const role = britta.getByLabelText<HTMLSelectElement>('Role of Britta Hallén');
    expect(role.disabled).toBe(true);
    const why = 'The only admin. Appoint another one first.';
    expect(document.getElementById(role.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
    await user.click(britta.getByRole('button', { name: 'Actions for Britta Hallén' }));
    const remove = await screen.findByRole('menuitem', { name: /^Remove/ });
    expect([remove.getAttribute('aria-disabled'), remove.textContent]).toEqual(['true', `Remove${why}`]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove 5 members?' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove 5 members' }).disabled).toBe(true);
  });

  test('removing several says what it costs, goes on after a failure, and names whom it could not remove', async () => {
    const { user, calls } = await open({
      api: {
        deleteMembership: ({ params }) => (params.userId === 'user-karin' ? refusal('user_org.missing') : undefined),
      },
    });
    await row('Karin Sjöberg');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Karin Sjöberg' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Viktor Åkesson' }));
    expect(screen.getByText('2 chosen')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove 2 members?' }));
    expect(dialog.getByText('They no longer represent you at gygs that are not finished.')).toBeDefined();
    expect(dialog.getByText('Each of them gets a message that the membership has ended.')).toBeDefined();
    expect(named(calls, 'deleteMembership')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove 2 members' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(named(calls, 'deleteMembership').map((call) => 'userId' in call && call.userId)).toEqual([
      'user-karin',
      'user-viktor',
    ]);
    expect(screen.getByText('None chosen')).toBeDefined();
  });

  test('a message reaches the chosen members; those it missed are named and tried again alone', async () => {
    let failed = ['user-viktor'];
    const { user, calls } = await open({
      api: {
        sendInvites: ({ body: { recipients } }) => ({ sent: recipients.filter((id) => !failed.includes(id)), failed }),
      },
    });
    await row('Karin Sjöberg');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Karin Sjöberg' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Viktor Åkesson' }));
    await user.click(screen.getByRole('button', { name: 'Message' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Message to 2 members' }));
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await dialog.findByText('Write a message.')).toBeDefined();
    await enter(user, dialog.getByLabelText('Your message'), 'Boats leave at nine.');
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await dialog.findByText('Not sent to: Viktor Åkesson.')).toBeDefined();
    failed = [];
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const message = { type: 'message', organizationId: 'org-kust', message: 'Boats leave at nine.' };
    expect(named(calls, 'sendInvites').map(({ body }) => body)).toEqual([
      { ...message, recipients: ['user-karin', 'user-viktor'] },
      { ...message, recipients: ['user-viktor'] },
    ]);
  });

  test('nothing stays chosen when the organisation changes', async () => {
    const { user } = await open();
    await row('Karin Sjöberg');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Karin Sjöberg' }));
    expect(screen.getByText('1 chosen')).toBeDefined();
    act(() => signInBritta({ organizationId: 'org-fix', organizationName: 'Fixarkollektivet' }));
    expect(await screen.findByText('None chosen')).toBeDefined();
  });

  test('a request is answered beside the members; nothing is sent while it can be undone', async () => {
    const { user, calls, unmount } = await open({ api: { declineMembershipRequest: () => buildMembershipRequest() } });
    await user.click(await screen.findByRole('button', { name: 'Accept Elin Hallberg' }));
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await user.click(screen.getByRole('button', { name: 'Decline Daniel Haddad' }));
    expect(screen.getByText('Declined')).toBeDefined();
    expect(calls.filter(({ name }) => /^(accept|decline)/.test(name))).toEqual([]);
    unmount();
    await vi.waitFor(() =>
      expect(
        calls.filter(({ name }) => /^(accept|decline)/.test(name)).map(({ name, params }) => [name, params]),
      ).toEqual([['declineMembershipRequest', { organizationId: 'org-kust', requestId: 'request-daniel' }]]),
    );
  });

  test('copies the invitation link', async () => {
    const { user } = await open();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copy = await screen.findByRole('button', { name: 'Copy invitation link' });
    await waitFor(() => expect(copy).toHaveProperty('disabled', false));
    await user.click(copy);
    expect(write).toHaveBeenCalledWith(`${location.origin}/users/invite/ren-kust-bohuslan`);
  });
});
