import { buildDelivery, buildKey, buildOrigin, buildWebhook } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessApi, emptyAccessApi } from '../../testing/access';
import { enter } from '../../testing/enter';
import { fakeDialog } from '../../testing/fake-dialog';
import { findDialog } from '../../testing/find-dialog';
import { address, closeScreen, type OpenScreen, openScreen } from '../../testing/open-screen';
import { AccessPage } from './access-page';

const page = '/admin/plugins/access';
const superUser = { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] } as const;
beforeEach(() => {
  fakeDialog();
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
    expect((await rowOf(/www\.renkust\.example/)).textContent).toContain('Log in, frame');
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
    await user.click(screen.getByRole('checkbox', { name: 'Frame' }));
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
    await user.click(screen.getByRole('checkbox', { name: 'Frame' }));
    await user.click(screen.getByRole('button', { name: 'Add origin' }));
    await waitFor(() => expect(toasts()).toEqual(['success: https://www.renkust.example was changed.']));
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

describe('webhooks', () => {
  const panel = () => screen.findByRole('group', { name: 'https://hooks.renkust.example/gyg' });

  test('show how their calls went: the share, the tries, and what waits behind one', async () => {
    const { user } = await open();
    const shown = await panel();
    expect(shown.textContent).toContain(
      '99.2 % delivered in the last 7 days: 278 of 280 calls · 95 of 100 calls within 182 ms',
    );
    expect((await rowOf(/gyg\.published/)).textContent).toMatch(/Timeout.*10\.0 s.*14, gave up/);
    await user.click(screen.getByRole('button', { name: /Details of booking\.cancelled/ }));
    expect(await screen.findByText(/2 calls about this gyg wait behind it/)).toBeTruthy();
    expect(screen.getByText(/Updating, back in ten minutes/).textContent).toContain('503');
    expect(screen.getByText(/gyg-delivery: dlv_02/).textContent).toContain('POST /gyg');
  });

  test('get a test, and a call is sent again', async () => {
    const { user, calls } = await open({
      api: { testWebhook: () => buildDelivery({ event: 'webhook.test' }), retryDelivery: () => buildDelivery() },
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test to https://hooks.renkust.example/gyg' }));
    await waitFor(() => expect(toasts()).toEqual(['success: A test is on its way.']));
    await user.click(await screen.findByRole('button', { name: /Send gyg\.published of .* again/ }));
    await waitFor(() => expect(toasts().at(-1)).toBe('success: It is on its way again.'));
    const ofWebhook = { organizationId: 'org-kust', webhookId: 'webhook-1' };
    expect(bodies(calls, 'testWebhook')).toEqual([ofWebhook]);
    expect(bodies(calls, 'retryDelivery')).toEqual([{ ...ofWebhook, deliveryId: 'dlv_03' }]);
  });

  test('a new one asks for address and events, tells what is wrong, and shows its secret once', async () => {
    let inside = true;
    const { user, calls } = await open({
      api: {
        createWebhook: () =>
          inside
            ? refusal('request.invalid', undefined, [{ path: 'url', code: 'address', message: 'Inside' }])
            : { ...buildWebhook({ id: 'webhook-2' }), secret: 'whsec_new' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = await findDialog('Add a webhook');
    const url = dialog.getByRole('textbox', { name: /Address/ });
    await enter(user, url, 'http://hooks.example');
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(dialog.getByText('Start with https://.')).toBeTruthy();
    expect(dialog.getByText('Choose at least one event.')).toBeTruthy();
    expect(bodies(calls, 'createWebhook')).toEqual([]);
    await enter(user, url, 'https://intranet/gyg');
    await user.click(dialog.getByRole('checkbox', { name: /someone books/ }));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await dialog.findByText('Enter an address that the internet can reach.')).toBeTruthy();
    inside = false;
    await enter(user, url, 'https://hooks.example/gyg');
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('whsec_new')).toBeTruthy();
    expect(bodies(calls, 'createWebhook').at(-1)).toEqual({
      organizationId: 'org-kust',
      url: 'https://hooks.example/gyg',
      events: ['booking.created'],
    });
  });

  test('get a new secret and are removed, both after a question', async () => {
    const renewed = { ...buildWebhook({ oldSecretUntil: '2099-06-11T07:38:00.000Z' }), secret: 'whsec_renewed' };
    const { user, calls } = await open({ api: { renewWebhookSecret: () => renewed, deleteWebhook: () => undefined } });
    const menu = () => screen.findByRole('button', { name: 'More for https://hooks.renkust.example/gyg' });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Renew secret' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Renew secret' }));
    expect(await screen.findByText('whsec_renewed')).toBeTruthy();
    expect(screen.getByText(/The old secret signs along until/)).toBeTruthy();
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(bodies(calls, 'deleteWebhook')).toHaveLength(1));
  });

  test('the whole log is in the address, with its state and page', async () => {
    const { calls } = await open();
    const all = await screen.findByRole('link', { name: 'Calls to https://hooks.renkust.example/gyg' });
    expect(all.getAttribute('href')).toBe(`${page}?log=webhook-1`);
    expect(calls.find(({ name }) => name === 'listDeliveries')?.query).toMatchObject({ pageSize: '5', page: '0' });
  });

  test('the whole log is filtered by state, in pages of twenty', async () => {
    const { calls } = await open({ at: `${page}?log=webhook-1&state=FAILED` });
    expect(await rowOf(/gyg\.published/)).toBeTruthy();
    expect(screen.queryByRole('row', { name: /booking\.created/ })).toBeNull();
    const asked = calls.filter(({ name }) => name === 'listDeliveries').map(({ query }) => query);
    expect(asked).toEqual([{ pageSize: '20', page: '0', state: 'FAILED' }]);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['All', 'Waiting', 'Given up', 'Show fewer'].map(hrefOf)).toEqual([
      `${page}?log=webhook-1`,
      `${page}?log=webhook-1&state=WAITING`,
      `${page}?log=webhook-1&state=FAILED`,
      page,
    ]);
    expect(screen.getByRole('link', { name: 'Given up' }).getAttribute('aria-current')).toBe('page');
  });

  test('explain how to verify a call', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('How to verify it'));
    expect(screen.getByText(/timingSafeEqual\(given/)).toBeTruthy();
    expect(screen.getByText(/hmac\.compare_digest/)).toBeTruthy();
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
