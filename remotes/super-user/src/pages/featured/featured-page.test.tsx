import { type FakeApi, type FakeHandlers, fakeApi, refusal, useToasts } from '@gyg/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetDraft } from '../../features/featured';
import { fakeFeatured, someFeatured } from '../../testing/fake-featured';
import { fill } from '../../testing/fill';
import { user } from '../../testing/quick-user';
import { SuperUserScreen, signInSuperUser, startTexts } from '../../testing/super-user-screen';
import { FeaturedPage } from './featured-page';

let api: FakeApi;
const respondWith = (handlers: FakeHandlers) => {
  api?.restore();
  api = fakeApi(handlers);
};

beforeEach(() => {
  forgetDraft();
  useToasts.setState({ toasts: [] });
  respondWith(fakeFeatured(someFeatured));
  signInSuperUser();
});
afterEach(() => api.restore());

const open = async (language: 'en' | 'sv' = 'en') => {
  await startTexts(language);
  const page = (
    <SuperUserScreen at="/admin/su/featured" language={language}>
      <FeaturedPage />
    </SuperUserScreen>
  );
  return act(async () => render(page));
};
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const names = async (name: string) =>
  (await list(name)).getAllByRole('listitem').map((row) => row.querySelector('span[class*="name"]')?.textContent);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (menu: string, item: string) => {
  await press(menu);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const sent = () => api.calls.filter(({ name }) => name === 'saveFeatured').map(({ body }) => body);
const row = (id: string, from: string | null = null, until: string | null = null) => ({ id, from, until });
const unchanged = {
  gygs: [row('warm-beds'), row('shore')],
  stories: [row('sacks'), row('page')],
};

describe('featured', () => {
  test('shows the lists with their state, and why something is not on the home page', async () => {
    await open();
    expect(await names('Organisations')).toEqual([
      'Ren Kust Bohuslän',
      'Skogsvännerna Uppland',
      'Solandelen Gotland',
      'Fixarkollektivet',
    ]);
    const organizations = await list('Organisations');
    expect(organizations.getAllByText('Live')).toHaveLength(2);
    expect(organizations.getByText('Scheduled')).toBeDefined();
    expect(organizations.getByText('Not shown: hidden')).toBeDefined();
    expect(screen.getByText(/2 live, room for 6\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Nothing to publish' })).toHaveProperty('disabled', true);
  });

  test('moves, gives days and removes as a draft, and publishes all of it at once', async () => {
    await open();
    await press('Move Skogsvännerna Uppland up');
    await choose('Actions for Fixarkollektivet', 'Remove from the home page');
    await choose('Actions for Ren Kust Bohuslän', 'Set days');
    const dialog = within(await screen.findByRole('dialog', { name: 'Days of Ren Kust Bohuslän' }));
    fill(dialog.getByLabelText('Last day'), '2098-06-30');
    await user.click(dialog.getByRole('button', { name: 'Set days' }));
    expect(sent()).toEqual([]);
    await press('Publish 2 changes');
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(sent()).toEqual([
      {
        version: 'version-1',
        organizations: [row('skog'), row('kust', null, '2098-06-30'), row('sol', '2099-06-16')],
        ...unchanged,
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Nothing to publish' })).toBeDefined();
  });

  test('adds what is found by name', async () => {
    await open();
    await user.type(await screen.findByRole('combobox', { name: 'Add organisation' }), 'mat');
    await user.click(await screen.findByRole('option', { name: /Matlådan/ }));
    expect((await names('Organisations')).at(-1)).toBe('Matlådan Norrköping');
    expect(screen.getByRole('button', { name: 'Publish 1 change' })).toBeDefined();
  });

  test('refuses a last day before the first', async () => {
    await open();
    await choose('Actions for Solandelen Gotland', 'Set days');
    const dialog = within(await screen.findByRole('dialog', { name: 'Days of Solandelen Gotland' }));
    fill(dialog.getByLabelText('Last day'), '2098-06-30');
    await user.click(dialog.getByRole('button', { name: 'Set days' }));
    expect(dialog.getByText('The last day is before the first day.')).toBeDefined();
  });

  test('discards the draft, and asks before the page is closed with one', async () => {
    await open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await press('Move Skogsvännerna Uppland up');
    expect(leave()).toBe(true);
    await press('Discard changes');
    expect((await names('Organisations'))[0]).toBe('Ren Kust Bohuslän');
    expect(leave()).toBe(false);
  });

  test('keeps the draft while another page is visited', async () => {
    const { unmount } = await open();
    await press('Move Skogsvännerna Uppland up');
    unmount();
    await open();
    expect(await screen.findByRole('button', { name: 'Publish 1 change' })).toBeDefined();
  });

  test('shows that someone else has published, and keeps the draft over their lists', async () => {
    const first = fakeFeatured(someFeatured);
    respondWith(first);
    await open();
    await press('Move Skogsvännerna Uppland up');
    respondWith(fakeFeatured({ ...someFeatured, version: 'version-2' }));
    await press('Publish 1 change');
    expect(await screen.findByText('Someone else has published changes')).toBeDefined();
    await press('Keep my lists');
    await waitFor(() => expect(screen.queryByText('Someone else has published changes')).toBeNull());
    await press('Publish 1 change');
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  });

  test('shows why a row cannot be featured', async () => {
    const errors = [{ path: 'stories.1', code: 'not_approved', message: '' }];
    respondWith({
      ...fakeFeatured(someFeatured),
      saveFeatured: () => refusal('featured.refused', undefined, errors),
    });
    await open();
    await press('Move Skogsvännerna Uppland up');
    await press('Publish 1 change');
    const stories = await list('Stories');
    expect(await stories.findByText('This story is not approved. Approve it first, or remove it.')).toBeDefined();
  });
});
