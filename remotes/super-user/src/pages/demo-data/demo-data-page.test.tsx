import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeOperations } from '../../testing/fake-operations';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { DemoDataPage } from './demo-data-page';

let api: FakeApi;
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  signInSuperUser();
});
afterEach(() => api.restore());

async function open(answers: FakeHandlers = {}) {
  api = fakeApi(fakeOperations(answers));
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
  await userEvent.click(await screen.findByRole('button', { name: 'Load what is missing' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Pictures were lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Load what is missing' }));
  await waitFor(() => expect(changes()).toEqual([{ action: 'load', reason: 'Pictures were lost' }]));
  await waitFor(() => expect(toasts()).toEqual(['The demo is loaded.']));
});

test('further gygs are added, as many as were asked for', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add gygs' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText('Number of gygs');
  await userEvent.clear(field);
  await userEvent.type(field, '51');
  expect(dialog.getByText('Choose a number from 1 to 50.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Add gygs' })).toHaveProperty('disabled', true);
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Add 12 gygs' }));
  await waitFor(() => expect(changes()).toEqual([{ action: 'add', gygs: 12 }]));
  await waitFor(() => expect(toasts()).toEqual(['12 gygs added.']));
  expect(await screen.findByText('78')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal is shown in the dialog, which stays open', async () => {
  await open({ changeDemoData: () => refusal('demo.running') });
  await userEvent.click(await screen.findByRole('button', { name: 'Add gygs' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 10 gygs' }));
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
  await userEvent.click(await screen.findByRole('button', { name: 'Clear everything' }));
  const dialog = within(screen.getByRole('dialog'));
  const clear = dialog.getByRole('button', { name: 'Clear everything' });
  expect(clear).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByLabelText('Type clear to confirm'), 'clear');
  await userEvent.click(clear);
  await waitFor(() => expect(changes()).toEqual([{ action: 'clear', confirm: 'clear' }]));
});

test('in production there are no buttons, and the page says why', async () => {
  await open({ getDemoData: () => ({ available: false, organizations: 9, gygs: 9, accounts: 9, task: null }) });
  expect(await screen.findByText(/This platform is in production/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Load|Add|Clear/ })).toBeNull();
});
