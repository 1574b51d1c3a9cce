import { buildOrigin } from '@gyg/contract/testing';
import { refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessApi } from '../../../testing/access';
import { enter } from '../../../testing/enter';
import { findDialog } from '../../../testing/find-dialog';
import { closeScreen, type OpenScreen, openScreen } from '../../../testing/open-screen';
import { Origins } from './origins';

const page = '/admin/plugins/access';
beforeEach(() => {
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const open = (over: Partial<OpenScreen> = {}) =>
  openScreen({
    screen: <Origins organizationId="org-kust" />,
    at: page,
    ...over,
    api: { ...accessApi, ...over.api },
  });
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
    await rowOf(/www\.renkust\.example/);
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are removed after a question, and a refusal is shown', async () => {
    let refused = true;
    const { user, calls } = await open({
      api: { deleteOrigin: () => (refused ? refusal('origins.missing') : undefined) },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove https://sotekusten.example' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['error: This origin has been removed already.']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    refused = false;
    await user.click(await screen.findByRole('button', { name: 'Remove https://sotekusten.example' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts().at(-1)).toBe('success: https://sotekusten.example was removed.'));
    expect(bodies(calls, 'deleteOrigin')[1]).toEqual({ organizationId: 'org-kust', originId: 'origin-2' });
  });
});
