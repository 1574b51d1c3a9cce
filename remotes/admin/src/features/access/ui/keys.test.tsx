import { buildKey } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessApi } from '../../../testing/access';
import { enter } from '../../../testing/enter';
import { findDialog } from '../../../testing/find-dialog';
import { closeScreen, type OpenScreen, openScreen } from '../../../testing/open-screen';
import { Keys } from './keys';

const page = '/admin/plugins/access';
beforeEach(() => {
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const open = (over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <Keys organizationId="org-kust" asAdmin />,
    at: page,
    ...over,
    api: { ...accessApi, ...over.api },
  });
const toasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);
const rowOf = async (name: string | RegExp) => screen.findByRole('row', { name });
const bodies = (calls: Awaited<ReturnType<typeof open>>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ params, body }) => ({ ...params, ...Object(body) }));

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
