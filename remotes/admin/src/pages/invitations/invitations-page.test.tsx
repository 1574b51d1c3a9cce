import { buildInvite } from '@gyg/contract/testing';
import { paths } from '@gyg/platform';
import { refusal } from '@gyg/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { answerInvites, someInvites } from '../../testing/invites';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { InvitationsPage } from './invitations-page';

const morning = Date.parse('2027-06-09T07:00:00.000Z');
beforeEach(() => {
  // Ingrid was reminded less than a day ago.
  vi.useFakeTimers({ toFake: ['Date'], now: morning });
});
afterEach(() => {
  vi.useRealTimers();
  closeScreen();
});

const open = (api: Parameters<typeof openScreen>[0]['api'] = {}) =>
  openScreen({
    screen: <InvitationsPage />,
    at: paths.invitations(),
    api: {
      listInvites: ({ query }) => answerInvites(someInvites, query),
      remindInvite: () => buildInvite(),
      withdrawInvite: () => undefined,
      ...api,
    },
  });
const row = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') ?? document.createElement('tr'));
const named = (calls: readonly { name: string; params: object }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ params }) => params);

describe('Invitations', () => {
  test('each has its fate and what can be done about it; tabs count them', async () => {
    await open();
    const unanswered = await row('hampus.dahl@post.example');
    expect(unanswered.getAllByText('Not answered').length).toBeGreaterThan(0);
    expect(unanswered.getByRole('button', { name: 'Remind hampus.dahl@post.example' })).toBeDefined();
    expect((await row('ingrid.vik@post.example')).queryByRole('button', { name: /^Remind/ })).toBeNull();
    const bounced = await row('gustav.rehn@post.exmple');
    expect(bounced.getAllByText('Did not arrive').length).toBeGreaterThan(0);
    expect(bounced.getByRole('link', { name: 'Correct gustav.rehn@post.exmple' }).getAttribute('href')).toBe(
      '/admin/organizations/invites/send?to=gustav.rehn%40post.exmple',
    );
    expect((await row('Viktor Åkesson')).queryByRole('button')).toBeNull();
    const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All 5',
      'Not answered 3',
      'Accepted 1',
      'Declined 0',
      'Withdrawn 1',
    ]);
  });

  test('one that was just sent is followed until the mail server has answered', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true, now: morning });
    const sent = buildInvite({ email: 'astrid.ek@post.example', created: '2027-06-09T06:59:50.000Z', delivered: null });
    const responses = [sent, { ...sent, delivered: true }];
    await open({ listInvites: ({ query }) => answerInvites([responses.shift() ?? sent], query) });
    expect((await row('astrid.ek@post.example')).getAllByText('On its way').length).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await vi.waitFor(async () =>
      expect((await row('astrid.ek@post.example')).getAllByText('Not answered').length).toBeGreaterThan(0),
    );
  });

  test('all on the page that may get it again are reminded at once, after a question', async () => {
    const { user, calls } = await open({
      remindInvite: ({ params }) =>
        params.inviteId === 'invite-hampus' ? refusal('invites.unsubscribed') : buildInvite(),
    });
    await user.click(await screen.findByRole('button', { name: 'Remind all 2 on this page' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remind 2 people?' }));
    expect(named(calls, 'remindInvite')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remind' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(named(calls, 'remindInvite')).toEqual([{ inviteId: 'invite-hampus' }, { inviteId: 'invite-gustav' }]);
  });

  test('one is reminded once, however often the button is pressed; the focus stays in the row', async () => {
    let invites = someInvites;
    const { user, calls } = await open({
      listInvites: ({ query }) => answerInvites(invites, query),
      remindInvite: () => {
        invites = invites.map((invite) => ({ ...invite, remindedAt: '2027-06-09T07:00:00.000Z' }));
        return buildInvite();
      },
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Remind hampus.dahl@post.example' }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull());
    expect(named(calls, 'remindInvite')).toEqual([{ inviteId: 'invite-hampus' }]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Withdraw the invitation to hampus.dahl@post.example',
    );
  });

  test('withdrawing says what it means', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByRole('button', { name: /^Withdraw the invitation to hampus/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the invitation to hampus.dahl@post.example?' }));
    expect(dialog.getByText(/can no longer join directly.*They get no message/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Withdraw invitation' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(named(calls, 'withdrawInvite')).toEqual([{ inviteId: 'invite-hampus' }]);
  });

  test('status, keyword and kind are in the address', async () => {
    const { user } = await open();
    await row('hampus.dahl@post.example');
    await user.selectOptions(screen.getByLabelText('Invited to'), 'To gygs');
    expect(await screen.findByRole('heading', { name: 'No invitations to gygs yet' })).toBeDefined();
    await enter(user, screen.getByRole('searchbox', { name: 'Search name or address' }), 'dahl');
    expect(await screen.findByRole('heading', { name: 'No invitations match' })).toBeDefined();
    expect(address()).toBe('/admin/organizations/invitations?type=gyg-invite&q=dahl');
  });
});
