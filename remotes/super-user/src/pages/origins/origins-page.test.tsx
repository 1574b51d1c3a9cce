import { useLocation } from '@gyg/platform';
import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeOrigins } from '../../testing/fake-origins';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { OriginsPage } from './origins-page';

let api: FakeApi;
const respondWith = (handlers: FakeHandlers) => {
  api?.restore();
  api = fakeApi(handlers);
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  respondWith(fakeOrigins());
  signInSuperUser();
});
afterEach(() => api.restore());

const path = '/admin/su/origins';
function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      <OriginsPage />
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}
const open = async (at = path, language: 'en' | 'sv' = 'en') => {
  await startTexts(language);
  await act(async () =>
    render(
      <SuperUserScreen at={at} language={language}>
        <Site />
      </SuperUserScreen>,
    ),
  );
};
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const choose = async (of: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const sent = (call: string) => api.calls.filter(({ name }) => name === call).map(({ params, body }) => [params, body]);

describe('partner origins', () => {
  test('are listed with their organisation, what they may do, and when they were last seen', async () => {
    await open();
    const kust = await row('www.renkust.example');
    expect(kust.getByRole('link', { name: 'Ren Kust Bohuslän' }).getAttribute('href')).toBe('/go/ren-kust');
    expect(kust.getByText('Log in, show in frames')).toBeDefined();
    expect(kust.getByText('Added by Amadou Ceesay, Tue, Mar 2, 2027')).toBeDefined();
    expect((await row('https://cykelkok.example')).getByText('Never')).toBeDefined();
    const learn = await row('lara.cykelkok.example');
    expect(learn.getByText('Show in frames')).toBeDefined();
    expect(learn.getByText(/^Added by someone who has left/)).toBeDefined();
    expect(screen.getByText('3 origins of 2 organisations')).toBeDefined();
  });

  test('are searched in the address', async () => {
    await open();
    await user.type(await screen.findByRole('searchbox'), 'lara');
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`${path}?q=lara`));
    expect(await screen.findByText('1 origin of 1 organisation')).toBeDefined();
  });

  test('are changed in a dialog', async () => {
    await open();
    const dialog = await choose('https://cykelkok.example of Norrlands Cykelkök', 'Change what it may do');
    await user.click(dialog.getByRole('checkbox', { name: 'Log in' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose what the site may do.')).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: 'Show in frames' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['https://cykelkok.example was saved for Norrlands Cykelkök.']));
    const body = { mayLogIn: false, mayFrame: true };
    expect(sent('updateOrigin')).toEqual([[{ organizationId: 'cykelkok', originId: 'origin-2' }, body]]);
  });

  test('are removed after a question', async () => {
    await open();
    const dialog = await choose('https://www.renkust.example of Ren Kust Bohuslän', 'Remove');
    expect(dialog.getByText(/can no longer log in there/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['https://www.renkust.example of Ren Kust Bohuslän was removed.']));
    expect(sent('deleteOrigin').map(([params]) => params)).toEqual([
      { organizationId: 'ren-kust', originId: 'origin-1' },
    ]);
    await waitFor(() => expect(screen.getByText('2 origins of 1 organisation')).toBeDefined());
  });

  test('are added for an organisation that is found by its name', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Add origin' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByRole('textbox', { name: /Origin/ }), 'https://tensta.example/about');
    await user.click(dialog.getByRole('button', { name: 'Add origin' }));
    expect(await dialog.findByText('Choose an organisation.')).toBeDefined();
    expect(dialog.getByText('Leave out the path. Did you mean https://tensta.example?')).toBeDefined();
    fill(dialog.getByRole('textbox', { name: /Origin/ }), 'https://tensta.example');
    // The field loads when it is first shown.
    await user.type(await dialog.findByRole('combobox', { name: /Organisation/ }), 'tensta');
    await user.click(await dialog.findByRole('option', { name: /Odlarna i Tensta/ }));
    await user.click(dialog.getByRole('button', { name: 'Add origin' }));
    await waitFor(() => expect(toasts()).toEqual(['https://tensta.example was saved for Odlarna i Tensta.']));
    const body = { origin: 'https://tensta.example', mayLogIn: true, mayFrame: false };
    expect(sent('saveOrigin')).toEqual([[{ organizationId: 'tensta' }, body]]);
    expect(await screen.findByText('4 origins of 3 organisations')).toBeDefined();
  });

  test('keep the dialog open if the API refuses', async () => {
    respondWith({ ...fakeOrigins(), deleteOrigin: () => refusal('server.unavailable') });
    await open();
    const dialog = await choose('https://www.renkust.example of Ren Kust Bohuslän', 'Remove');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/not available at the moment/);
  });
});
