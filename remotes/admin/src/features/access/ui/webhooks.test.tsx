import { buildDelivery, buildWebhook } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessApi } from '../../../testing/access';
import { enter } from '../../../testing/enter';
import { findDialog } from '../../../testing/find-dialog';
import { closeScreen, type OpenScreen, openScreen } from '../../../testing/open-screen';
import { Webhooks } from './webhooks';

const page = '/admin/plugins/access';
beforeEach(() => {
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const open = (over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <Webhooks organizationId="org-kust" asAdmin />,
    at: page,
    ...over,
    api: { ...accessApi, ...over.api },
  });
const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);
const rowOf = async (name: string | RegExp) => screen.findByRole('row', { name });
const bodies = (calls: Awaited<ReturnType<typeof open>>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ params, body }) => ({ ...params, ...Object(body) }));

describe('webhooks', () => {
  const panel = () => screen.findByRole('group', { name: 'https://hooks.renkust.example/gyg' });

  test('show how their calls went: the share, the tries, and the calls behind one', async () => {
    const { user } = await open();
    const shown = await panel();
    expect(shown.textContent).toContain(
      '99.2 % delivered in the last 7 days: 278 of 280 calls · 95 of 100 calls within 182 ms',
    );
    expect((await rowOf(/gyg\.published/)).textContent).toMatch(/Timeout.*10\.0 s.*14, gave up/);
    await user.click(screen.getByRole('button', { name: /Details of booking\.cancelled/ }));
    expect(await screen.findByText(/2 calls about this gyg wait behind it/)).toBeTruthy();
    expect(screen.getByText(/Updating, back in ten minutes/).textContent).toContain('503');
    expect(screen.getByText(/webhook-id: dlv_02/).textContent).toContain('POST /gyg');
  });

  test('get a test, and a call is sent again', async () => {
    const { user, calls } = await open({
      api: { testWebhook: () => buildDelivery({ event: 'webhook.test' }), retryDelivery: () => buildDelivery() },
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test to https://hooks.renkust.example/gyg' }));
    await waitFor(() => expect(toasts()).toEqual(['success: A test is on its way.']));
    await user.click(await screen.findByRole('button', { name: /Send again: gyg\.published/ }));
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
    const all = await screen.findByRole('link', { name: 'All calls to https://hooks.renkust.example/gyg' });
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
    expect(screen.getByText(/from 'standardwebhooks'/)).toBeTruthy();
    expect(screen.getByText(/from standardwebhooks import/)).toBeTruthy();
  });
});
