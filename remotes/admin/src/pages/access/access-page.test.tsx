import { buildKey, buildOrigin } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessApi, emptyAccessApi } from '../../testing/access';
import { enter } from '../../testing/enter';
import { findDialog } from '../../testing/find-dialog';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { AccessPage } from './access-page';

const page = '/admin/plugins/access';
const superUser = { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] } as const;
beforeEach(() => {
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const open = (over: Partial<OpenScreen> = {}) =>
  openScreen({ screen: <AccessPage />, at: page, ...over, api: { ...accessApi, ...over.api } });
const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);
const rowOf = async (name: string | RegExp) => screen.findByRole('row', { name });
const bodies = (calls: Awaited<ReturnType<typeof open>>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ params, body }) => ({ ...params, ...Object(body) }));

describe('origins', () => {
  const field = () => screen.findByRole('textbox', { name: /Add an origin/ });

  test('are listed with what they may do and who added them', async () => {
    await open();
    expect((await rowOf(/www\.renkust\.example/)).textContent).toContain('Log in, show in frames');
    expect((await rowOf(/test\.renkust\.example/)).textContent).toContain('Never seen');
    expect((await rowOf(/test\.renkust\.example/)).textContent).toContain('Added by someone who has left');
  });

  test('a wrong one says what to write, which one press takes over; nothing is sent before', async () => {
    const { user, calls } = await open({
      api: { saveOrigin: () => buildOrigin({ origin: 'https://renkust.example' }) },
    });
    await enter(user, await field(), 'http://renkust.example/volunteer');
    await user.click(screen.getByRole('button', { name: 'Add origin' }));
    expect(await screen.findByText('Start with https:// and leave out the path.')).toBeTruthy();
    expect(document.activeElement).toBe(await field());
    expect(bodies(calls, 'saveOrigin')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use https://renkust.example' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show in frames' }));
    await user.click(screen.getByRole('button', { name: 'Add origin' }));
    await waitFor(() => expect(toasts()).toEqual(['success: https://renkust.example was added.']));
    expect(bodies(calls, 'saveOrigin')).toEqual([
      { organizationId: 'org-kust', origin: 'https://renkust.example', mayLogIn: true, mayFrame: true },
    ]);
    expect(await field()).toHaveProperty('value', '');
  });

  test('must be allowed something; a known one is changed', async () => {
    const { user, calls } = await open({ api: { saveOrigin: () => buildOrigin() } });
    await enter(user, await field(), 'https://www.renkust.example/');
    await user.click(screen.getByRole('checkbox', { name: 'Log in' }));
    await user.click(screen.getByRole('button', { name: 'Add origin' }));
    expect(await screen.findByText('Choose what the site may do.')).toBeTruthy();
    expect(bodies(calls, 'saveOrigin')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Show in frames' }));
    await user.click(screen.getByRole('button', { name: 'Add origin' }));
    await waitFor(() => expect(toasts()).toEqual(['success: https://www.renkust.example was changed.']));
  });

  test('are changed in place, to something at least', async () => {
    const { user, calls } = await open({ api: { updateOrigin: () => buildOrigin() } });
    await user.click(await screen.findByRole('button', { name: 'Change what https://sotekusten.example may do' }));
    const dialog = await findDialog('What may https://sotekusten.example do?');
    await user.click(dialog.getByRole('checkbox', { name: 'Log in' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Choose what the site may do.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Show in frames' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['success: https://sotekusten.example was changed.']));
    expect(bodies(calls, 'updateOrigin')).toEqual([
      { organizationId: 'org-kust', originId: 'origin-2', mayLogIn: false, mayFrame: true },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are removed after a question, and a refusal is told', async () => {
    let refused = true;
    const { user, calls } = await open({
      api: { deleteOrigin: () => (refused ? refusal('origins.missing') : undefined) },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove https://sotekusten.example' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['error: This origin has been removed already.']));
    refused = false;
    await user.click(await screen.findByRole('button', { name: 'Remove https://sotekusten.example' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts().at(-1)).toBe('success: https://sotekusten.example was removed.'));
    expect(bodies(calls, 'deleteOrigin')[1]).toEqual({ organizationId: 'org-kust', originId: 'origin-2' });
  });
});

describe('keys', () => {
  test('are listed with scopes, use and state; ended ones cannot be revoked', async () => {
    const soon = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString();
    await open({
      api: {
        listKeys: () => ({
          keys: [buildKey({ expiresAt: soon }), buildKey({ id: 'k', name: 'Old', state: 'REVOKED' })],
        }),
      },
    });
    const row = await rowOf(/Website sync/);
    for (const text of ['gyg_live_c7Rk…4Lp', 'gygs:read', 'gygs:write', 'Ends in 9 days']) {
      expect(row.textContent).toContain(text);
    }
    expect(screen.getByText('2 keys, 1 active')).toBeTruthy();
    expect((await rowOf(/Old/)).textContent).toContain('Revoked');
    expect(screen.queryByRole('button', { name: 'Revoke Old' })).toBeNull();
  });

  test('a new one asks for name, scopes and end, and is shown until it is stored', async () => {
    const key = 'gyg_live_9Qm2vT7xKcR4wZ8nLs1dHb6yPf3eUa5jXo0iGt';
    const { user, calls } = await open({ api: { createKey: () => ({ ...buildKey({ name: 'Newsletter' }), key }) } });
    await user.click(await screen.findByRole('button', { name: 'Create key' }));
    const dialog = await findDialog('Create a key');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(dialog.getByText('Choose at least one.')).toBeTruthy();
    expect(bodies(calls, 'createKey')).toEqual([]);
    await enter(user, dialog.getByRole('textbox', { name: /Name/ }), ' Newsletter ');
    await user.click(dialog.getByRole('checkbox', { name: /Read your gygs/ }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /It expires/ }), 'Never');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(key)).toBeTruthy();
    expect(bodies(calls, 'createKey')).toEqual([
      { organizationId: 'org-kust', name: 'Newsletter', scopes: ['gygs:read'] },
    ]);
    expect(document.activeElement?.textContent).toContain('Copy your new key now');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(write).toHaveBeenCalledWith(key);
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: /stored it in a safe place/ }));
    await user.click(done);
    expect(screen.queryByText(key)).toBeNull();
  });

  test('a key with an end is asked for with a time, and a refusal stays in the dialog', async () => {
    const { user, calls } = await open({ api: { createKey: () => refusal('keys.too_many') } });
    await user.click(await screen.findByRole('button', { name: 'Create key' }));
    const dialog = await findDialog('Create a key');
    await enter(user, dialog.getByRole('textbox', { name: /Name/ }), 'One');
    await user.click(dialog.getByRole('checkbox', { name: /Read stories/ }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /It expires/ }), 'After 90 days');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('at most 50 active keys');
    const [sent] = bodies(calls, 'createKey');
    const days = (Date.parse(sent?.expiresAt) - Date.now()) / (24 * 60 * 60_000);
    expect([Math.round(days), sent?.scopes]).toEqual([90, ['stories:read']]);
  });

  test('are revoked after a question', async () => {
    const { user, calls } = await open({ api: { revokeKey: () => undefined } });
    await user.click(await screen.findByRole('button', { name: 'Revoke Newsletter' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/refused from now on/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(toasts()).toEqual(['success: Newsletter was revoked.']));
    expect(bodies(calls, 'revokeKey')).toEqual([{ organizationId: 'org-kust', keyId: 'key-2' }]);
  });
});

test('an organisation with nothing yet sees what each part is for, in Swedish too', async () => {
  await open({ api: emptyAccessApi, language: 'sv' });
  for (const title of ['Inga webbplatser än', 'Inga nycklar än', 'Inga webhookar än']) {
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  }
});

test('each part that fails to load can be tried again', async () => {
  let failing = true;
  const failed = () => refusal('server.unexpected');
  const { user } = await open({
    api: {
      ...emptyAccessApi,
      listKeys: (call) => (failing ? failed() : (emptyAccessApi.listKeys?.(call) ?? failed())),
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No keys yet' })).toBeTruthy();
});

describe('who may see it', () => {
  test('a super user chooses an organisation, reads all, and creates nothing in its name', async () => {
    await open({ at: `${page}?org=org-kust`, session: superUser });
    expect(await rowOf(/Website sync/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Revoke Newsletter' })).toBeTruthy();
    for (const name of [/Create key/, /Add webhook/, /Send a test/, /again/, /More for/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Choose another organisation' }).getAttribute('href')).toBe(page);
  });

  test('a super user without an organisation searches for one', async () => {
    await open({ session: superUser });
    expect(await screen.findByRole('searchbox', { name: 'Search organisations' })).toBeTruthy();
  });

  test.each([
    ['a guest', { loginRole: 'GUEST' as const }],
    ['an admin outside admin mode', { loginRole: 'USER' as const }],
  ])('%s is redirected to home with a message', async (_who, over) => {
    await open({ session: { ...over, organizationId: '', organizationName: '' } });
    expect(address()).toBe('/');
    expect(toasts()).toEqual(['error: you do not have permission']);
  });
});
