import { type FakeApi, type FakeHandlers, fakeApi } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeOperations } from '../../testing/fake-operations';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { DemoDataPage } from './demo-data-page';

let api: FakeApi;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
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
const changes = () => api.calls.filter(({ name }) => name === 'changeDemoData').map(({ body }) => body);

test('what is missing is loaded', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load what is missing' }));
  await waitFor(() => expect(changes()).toEqual([{ action: 'load' }]));
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
  expect(screen.queryByRole('button', { name: /Load|Clear/ })).toBeNull();
});
