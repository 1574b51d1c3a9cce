import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeOperations } from '../../testing/fake-operations';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { DiagnosticsPage } from './diagnostics-page';

let api: FakeApi;
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  signInSuperUser();
});
afterEach(() => api.restore());

async function open(handlers: FakeHandlers = {}, language: 'en' | 'sv' = 'en') {
  api = fakeApi(fakeOperations(handlers));
  await startTexts(language);
  await act(async () =>
    render(
      <SuperUserScreen at="/test" pattern="/test" language={language}>
        <DiagnosticsPage />
      </SuperUserScreen>,
    ),
  );
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const called = (name: string) => api.calls.filter((request) => request.name === name);

test('failed mails are listed with the server’s answer, and can be retried unless it is too late', async () => {
  await open();
  const mails = await section('Mail queue');
  expect(await mails.findByText('451 4.7.1 Greylisted, please try again')).toBeTruthy();
  expect(mails.getByText('b•••@folkets-hus.example')).toBeTruthy();
  expect(mails.getByText('Too late to send')).toBeTruthy();
  await user.click(mails.getByLabelText('Retry Booking confirmed to k•••@studorg.example'));
  await waitFor(() => expect(mails.queryByText('Booking confirmed')).toBeNull());
  expect(called('retryMail')[0]).toMatchObject({ params: { mailId: 'mail-1' } });
  await user.click(mails.getByText('Retry the one that was given up'));
  await waitFor(() => expect(toasts()).toContain('1 mail is tried again now.'));
});

test('a job can be run now', async () => {
  await open();
  const jobs = await section('Jobs');
  await user.click(await jobs.findByLabelText('Run now: Delete what has expired'));
  expect(await jobs.findByText('Requested')).toBeTruthy();
  expect(called('requestJob')[0]).toMatchObject({ params: { name: 'housekeeping' } });
  expect(jobs.getByText('SqliteError SQLITE_BUSY')).toBeTruthy();
});

test('limits show how close the busiest one came', async () => {
  await open();
  const limits = await section('Limits');
  expect(limits.getByText('Log-in attempts, account')).toBeTruthy();
  expect(limits.getByText('50 in 15 minutes')).toBeTruthy();
  expect(limits.getByText('100%')).toBeTruthy();
});

test('the site is taken down after a confirmation, with a message in both languages', async () => {
  await open();
  const part = await section('Maintenance page');
  await waitFor(() => expect(part.getByText('Take the site down').closest('button')?.disabled).toBe(false));
  await user.click(part.getByText('Take the site down'));
  const dialog = within(screen.getByRole('dialog'));
  fill(dialog.getByLabelText(/Message in English/), 'Back at noon.');
  await user.click(dialog.getByText('Take the site down'));
  expect(await part.findByText('The site is down. Visitors see the maintenance page.')).toBeTruthy();
  expect(called('setSiteDown')[0]).toMatchObject({ body: { down: true, message: { en: 'Back at noon.', se: '' } } });
  expect(part.getByText('Open the site')).toBeTruthy();
});

test('where the server was started for a site that is down, there is no button', async () => {
  const state = { down: true, message: null, since: null, changedByName: null, fixed: true };
  await open({ getSiteDown: () => state });
  const part = await section('Maintenance page');
  expect(await part.findByText(/SITE_DOWN=on/)).toBeTruthy();
  expect(part.queryByRole('button')).toBeNull();
});

test('the page says why it could not load', async () => {
  await open({ getDiagnostics: () => refusal('server.unavailable') });
  expect(await screen.findByText('This is not available at the moment. Please try again soon.')).toBeTruthy();
});

test('is refused to other users, and sends no requests for them', async () => {
  signInSuperUser({ userGroups: [] });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Not permitted' })).toBeTruthy();
  expect(api.calls).toEqual([]);
});
