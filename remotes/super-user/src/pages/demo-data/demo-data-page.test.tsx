import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeOperations } from '../../testing/fake-operations';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { DemoDataPage } from './demo-data-page';

let api: FakeApi;
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  signInSuperUser();
});
afterEach(() => api.restore());

async function open(handlers: FakeHandlers = {}) {
  api = fakeApi(fakeOperations(handlers));
  await startTexts('en');
  await act(async () =>
    render(
      <SuperUserScreen at="/seed" pattern="/seed">
        <DemoDataPage />
      </SuperUserScreen>,
    ),
  );
}
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const changes = () => api.calls.filter(({ name }) => name === 'changeDemoData').map(({ body }) => body);

test('what is missing is loaded', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Load what is missing' }));
  const dialog = within(screen.getByRole('dialog'));
  fill(dialog.getByLabelText(/Reason/), 'Pictures were lost');
  await user.click(dialog.getByRole('button', { name: 'Load what is missing' }));
  await waitFor(() => expect(changes()).toEqual([{ action: 'load', reason: 'Pictures were lost' }]));
  await waitFor(() => expect(toasts()).toEqual(['The demo is loaded.']));
});

test('further gygs are added, as many as were asked for', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add gygs' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText('Number of gygs');
  fill(field, '51');
  expect(dialog.getByText('Choose a number from 1 to 50.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Add gygs' })).toHaveProperty('disabled', true);
  fill(field, '12');
  await user.click(dialog.getByRole('button', { name: 'Add 12 gygs' }));
  await waitFor(() => expect(changes()).toEqual([{ action: 'add', gygs: 12 }]));
  await waitFor(() => expect(toasts()).toEqual(['12 gygs added.']));
  expect(await screen.findByText('78')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal is shown in the dialog, which stays open', async () => {
  await open({ changeDemoData: () => refusal('demo.running') });
  await user.click(await screen.findByRole('button', { name: 'Add gygs' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add 10 gygs' }));
  expect(await dialog.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringMatching(/being changed already/),
  );
});

test('nothing can be added to a demo that is not loaded', async () => {
  await open({ getDemoData: () => ({ available: true, organizations: 0, gygs: 0, accounts: 1, task: null }) });
  expect(await screen.findByRole('button', { name: 'Add gygs' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/The demo is empty/)).toBeTruthy();
});

test('everything is cleared only once the word is written', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Clear everything' }));
  const dialog = within(screen.getByRole('dialog'));
  const clear = dialog.getByRole('button', { name: 'Clear everything' });
  expect(clear).toHaveProperty('disabled', true);
  fill(dialog.getByLabelText('Type clear to confirm'), 'clear');
  await user.click(clear);
  await waitFor(() => expect(changes()).toEqual([{ action: 'clear', confirm: 'clear' }]));
});

test('in production there are no buttons, and the page says why', async () => {
  await open({ getDemoData: () => ({ available: false, organizations: 9, gygs: 9, accounts: 9, task: null }) });
  expect(await screen.findByText(/This platform is in production/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Load|Add|Clear/ })).toBeNull();
});
