import { type FakeApi, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeRemotes, someRemotes } from '../../testing/fake-remotes';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { RemotesPage } from './remotes-page';

let api: FakeApi;
const sent: { name: string; body: unknown }[] = [];

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  sent.length = 0;
  const handlers = fakeRemotes();
  const recorded = (['shareRemote', 'promoteRemote', 'rollBackRemote'] as const).map((name) => [
    name,
    (request: { body: unknown }) => {
      sent.push({ name, body: request.body });
      return handlers[name]?.(request as never);
    },
  ]);
  api = fakeApi({ ...handlers, ...Object.fromEntries(recorded) });
  signInSuperUser();
});
afterEach(() => {
  cleanup();
  api.restore();
});

async function open(language: 'en' | 'sv' = 'en') {
  await startTexts(language);
  await act(async () =>
    render(
      <SuperUserScreen language={language} at="/admin/su/remotes" pattern="/admin/su/remotes">
        <RemotesPage />
      </SuperUserScreen>,
    ),
  );
}
const card = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name} `) });
async function confirm(button: string, reason?: string) {
  const dialog = await screen.findByRole('dialog');
  if (reason) fill(within(dialog).getByRole('textbox', { name: /Reason/ }), reason);
  await user.click(within(dialog).getByRole('button', { name: button }));
}
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const entryOf = (name: string, version: string) =>
  someRemotes.remotes.find((remote) => remote.name === name)?.versions.find((build) => build.version === version)
    ?.entry;

test('shows each remote with its builds, shares, failures and times', async () => {
  await open();
  const booking = await card('booking');
  expect(within(booking).getByText('1.13.3, 90%')).toBeTruthy();
  expect(within(booking).getByText('1.14.0, 10%')).toBeTruthy();
  const row = within(booking).getByRole('row', { name: /1\.13\.3/ });
  expect(row.textContent).toMatch(/Current.*90%.*8,204.*0\.02%.*118\sms.*366 ms/);
  expect(within(booking).getByText(/911 of 1,000 loads so far/)).toBeTruthy();
  expect(within(await card('events')).getByText(/files on https:\/\/remotes\.example/)).toBeTruthy();
  expect(screen.getByText('/search belongs to "public"; this claim is refused')).toBeTruthy();
});

test('says that the platform paused a canary, and for which failures', async () => {
  await open();
  expect(await screen.findByText(/The canary of admin 2\.10\.0 was paused on Thu, Jun 10, 2027, 09:31/)).toBeTruthy();
  expect(screen.getByText(/1\.80% of its loads failed \(52\)\. All visitors get 2\.9\.4 again\./)).toBeTruthy();
  expect(screen.getByText('ChunkLoadError: reports-page.7c1e.js, 404')).toBeTruthy();
});

test('promotes a canary after confirmation, with the reason', async () => {
  await open();
  const booking = await card('booking');
  await user.click(within(booking).getByRole('button', { name: 'Promote 1.14.0' }));
  await confirm('Promote 1.14.0', 'No failures');
  expect(await within(await card('booking')).findByText('1.14.0, all visitors')).toBeTruthy();
  expect(sent).toEqual([
    { name: 'promoteRemote', body: { entry: entryOf('booking', '1.14.0'), reason: 'No failures' } },
  ]);
  expect(toasts()).toEqual(['All visitors get booking 1.14.0 now.']);
});

test('changes the share of a canary, and pauses it', async () => {
  await open();
  await user.selectOptions(within(await card('booking')).getByRole('combobox'), '25%');
  await user.click(within(await card('booking')).getByRole('button', { name: 'Apply' }));
  await confirm('Give it to 25%');
  expect(await within(await card('booking')).findByText('1.14.0, 25%')).toBeTruthy();
  await user.click(within(await card('booking')).getByRole('button', { name: 'Pause' }));
  await confirm('Pause 1.14.0');
  expect(await within(await card('booking')).findByText('Canary paused')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { entry: entryOf('booking', '1.14.0'), percent: 25 },
    { entry: entryOf('booking', '1.14.0'), percent: 0 },
  ]);
});

test('ends a paused canary', async () => {
  await open();
  await user.click(within(await card('admin')).getByRole('button', { name: 'End canary' }));
  await confirm('End 2.10.0');
  expect(await within(await card('admin')).findByText('2.9.4, all visitors')).toBeTruthy();
  expect(sent).toEqual([{ name: 'rollBackRemote', body: {} }]);
});

test('returns to an earlier build, and starts a canary with one', async () => {
  await open();
  const use = { name: 'Use public 3.20.2' };
  await user.click(within(await card('public')).getByRole('button', use));
  await confirm('Use 3.20.2');
  expect(await within(await card('public')).findByText('3.20.2, all visitors')).toBeTruthy();
  await user.click(within(await card('public')).getByRole('button', { name: 'New canary' }));
  await confirm('Continue');
  await confirm('Give it to 5%');
  expect(await within(await card('public')).findByText('3.21.0, 5%')).toBeTruthy();
});

test('says why an act was refused, and loads what is deployed', async () => {
  await open();
  const before = await card('booking');
  await user.click(within(before).getByRole('button', { name: 'Promote 1.14.0' }));
  api.restore();
  api = fakeApi({ ...fakeRemotes(), promoteRemote: () => refusal('remotes.unknown_build') });
  await confirm('Promote 1.14.0');
  await waitFor(() =>
    expect(toasts()).toEqual(['This build is no longer deployed. Load the page again to see what is.']),
  );
  await screen.findByText('1.13.3, 90%');
});
