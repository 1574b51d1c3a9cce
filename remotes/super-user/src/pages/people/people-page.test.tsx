import { useLocation } from '@gyg/platform';
import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakePeople, somePeople } from '../../testing/fake-people';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { PeoplePage } from './people-page';

let api: FakeApi;
const respondWith = (handlers: FakeHandlers) => {
  api?.restore();
  api = fakeApi(handlers);
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  respondWith(fakePeople());
  signInSuperUser();
});
afterEach(() => api.restore());

const path = '/admin/su/people';
function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === path && <PeoplePage />}
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
const menu = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
};
const choose = async (name: string, item: string) => {
  await menu(name);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const sent = (call: string) => api.calls.filter(({ name }) => name === call).map(({ params, body }) => [params, body]);

describe('people', () => {
  test('are listed with address, organisations and rights', async () => {
    await open();
    const amadou = await row('Amadou Ceesay');
    expect(amadou.getByText('amadou.ceesay@renkust.example')).toBeDefined();
    expect(amadou.getByRole('link', { name: 'Amadou Ceesay' }).getAttribute('href')).toBe('/users/user-amadou');
    const host = amadou.getByRole('link', { name: 'Ren Kust Bohuslän (admin)' });
    expect(host.getAttribute('href')).toBe('/go/ren-kust');
    expect((await row('Astrid Ek')).getByText('Super user')).toBeDefined();
    expect((await row('Ny Person')).getByText('Address not confirmed')).toBeDefined();
    expect(screen.getByText('4 people. The platform has 2 super users.')).toBeDefined();
  });

  test('are searched and filtered in the address', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Super users' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`${path}?group=superusers`));
    await user.type(screen.getByRole('searchbox'), 'johan');
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`${path}?q=johan&group=superusers`));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  });

  test('become super users after a question, with a reason for the log', async () => {
    await open();
    const dialog = await choose('Amadou Ceesay', 'Make super user');
    expect(dialog.getByText(/amadou.ceesay@renkust.example/)).toBeDefined();
    fill(dialog.getByRole('textbox', { name: /Reason/ }), ' Takes over ');
    await user.click(dialog.getByRole('button', { name: 'Make super user' }));
    await waitFor(() => expect(toasts()).toEqual(['Amadou Ceesay is a super user now.']));
    const body = { group: 'superusers', member: true, reason: 'Takes over' };
    expect(sent('setPersonGroup')).toEqual([[{ userId: 'user-amadou' }, body]]);
    expect(await screen.findByText('4 people. The platform has 3 super users.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are logged out everywhere after a question, and nothing is sent if it is cancelled', async () => {
    await open();
    const dialog = await choose('Johan Hägg', 'Log out everywhere');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent('signOutPerson')).toEqual([]);
    const again = await choose('Johan Hägg', 'Log out everywhere');
    await user.click(again.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(toasts()).toEqual(['Johan Hägg has been logged out everywhere.']));
    expect(sent('signOutPerson')).toEqual([[{ userId: 'user-johan' }, {}]]);
  });

  test('who remove themselves are warned, and leave these pages', async () => {
    await open();
    const dialog = await choose('Astrid Ek', 'Remove super user');
    expect(dialog.getByText('This is you: you lose these pages at once.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remove super user' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/'));
  });

  test('keep the dialog open with the reason if the API refuses', async () => {
    respondWith({ ...fakePeople(), setPersonGroup: () => refusal('people.last_super_user') });
    await open();
    const dialog = await choose('Johan Hägg', 'Remove super user');
    await user.click(dialog.getByRole('button', { name: 'Remove super user' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^This is the only super user/);
  });

  test('whose account cannot be changed have menus that say why', async () => {
    respondWith(fakePeople(somePeople.filter(({ userId }) => userId !== 'user-johan')));
    await open();
    await menu('Astrid Ek');
    expect((await screen.findByRole('menuitem', { name: /Remove super user/ })).textContent).toContain(
      'The only super user',
    );
    await user.keyboard('{Escape}');
    await menu('Ny Person');
    const grant = await screen.findByRole('menuitem', { name: /Make super user/ });
    expect([grant.textContent, grant.getAttribute('aria-disabled')]).toEqual([
      expect.stringContaining('Address not confirmed'),
      'true',
    ]);
  });

  test('cannot be changed where another service has the accounts', async () => {
    respondWith(fakePeople(somePeople.map((person) => ({ ...person, confirmed: null }))));
    await open();
    await menu('Johan Hägg');
    for (const item of [/Log out everywhere/, /Remove super user/]) {
      const entry = await screen.findByRole('menuitem', { name: item });
      expect(entry.textContent).toContain('The accounts are in another login service');
    }
  });

  test('are said not to match if none do', async () => {
    await open(`${path}?q=nothing`);
    expect(await screen.findByRole('heading', { name: 'No people match' })).toBeDefined();
  });
});
