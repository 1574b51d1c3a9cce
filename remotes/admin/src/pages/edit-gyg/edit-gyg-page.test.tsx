import type { GygDesk } from '@gyg/contract';
import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftDesk, editorApi, finishedDesk, publishedDesk } from '../../testing/edited-gyg';
import { fakeDialog } from '../../testing/fake-dialog';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { EditGygPage } from './edit-gyg-page';

beforeEach(() => {
  fakeDialog();
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const open = async (desk: GygDesk, api: FakeHandlers = {}) => {
  const opened = await openScreen({
    screen: <EditGygPage />,
    pattern: '/admin/gygs/:gygId/edit',
    at: `/admin/gygs/${desk.gyg.id}/edit`,
    api: { ...editorApi(desk), ...api },
  });
  await screen.findByRole('textbox', { name: 'Title' });
  const sent = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, sent };
};
/** Replaces the text of a field at once, however slow the machine is. */
const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};
const field = (name: string) => screen.getByRole('textbox', { name });
/** A draft that lacks nothing. */
const readyDesk = (): GygDesk => {
  const desk = draftDesk();
  return { ...desk, gyg: { ...desk.gyg, summary: 'Short', address: 'Smögen' }, missing: [] };
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a draft', () => {
  test('saves what is typed, and its checklist and card follow', async () => {
    const { user, sent } = await open(draftDesk());
    expect(screen.getByRole('heading', { name: '2 things missing' })).toBeTruthy();
    await fill(user, field('Summary'), 'Cook the catch.');
    await fill(user, field('Title'), 'Crab supper');
    expect(screen.getByRole('heading', { level: 3, name: 'Crab supper' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 thing missing' })).toBeTruthy();
    expect(await screen.findByText(/^Saved at/)).toBeTruthy();
    expect(Object.assign({}, ...sent('updateGyg'))).toMatchObject({
      title: 'Crab supper',
      summary: 'Cook the catch.',
    });
  });

  test('keeps what could not be saved, and saves it after a reload', async () => {
    const offline = { updateGyg: () => Promise.reject(new Error('offline')) };
    const first = await open(draftDesk(), offline);
    await fill(first.user, field('Summary'), 'Not lost.');
    expect(await screen.findByText(/^Not saved/)).toBeTruthy();
    closeScreen();
    const { sent } = await open(draftDesk());
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveProperty('value', 'Not lost.');
    await waitFor(() => expect(sent('updateGyg')).toEqual([{ summary: 'Not lost.' }]));
  });

  test('shows a refusal at its field and saves the others', async () => {
    let taken = true;
    const { user, sent } = await open(draftDesk(), {
      updateGyg: ({ body }) => {
        if (taken && body.friendlyUrl !== undefined) return refusal('gyg.friendly_url_taken');
        return draftDesk().gyg;
      },
    });
    await fill(user, field('Address of the page'), 'spring-clean-up');
    await fill(user, field('Summary'), 'Short');
    expect(await screen.findByText(/another gyg with this web name/)).toBeTruthy();
    await waitFor(() => expect(sent('updateGyg').at(-1)).toEqual({ summary: 'Short' }));
    taken = false;
    await fill(user, field('Address of the page'), 'spring-clean-up-2');
    await waitFor(() => expect(sent('updateGyg').at(-1)).toEqual({ friendlyUrl: 'spring-clean-up-2' }));
  });

  test('lists what is missing instead of publishing, with the way to the field', async () => {
    const { user, sent } = await open(draftDesk());
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const missing = await dialog('2 things missing');
    await user.click(missing.getByRole('link', { name: 'Address' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' })));
    expect(sent('publishGyg')).toEqual([]);
  });

  test('is not published while a field has an error', async () => {
    const { user, sent } = await open(draftDesk());
    await user.clear(field('Title'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Some changes are not saved/));
    expect(screen.queryByRole('dialog', { name: /missing|Publish/ })).toBeNull();
    expect(sent('updateGyg')).toEqual([]);
  });

  test('lists what the server misses when it refuses to publish', async () => {
    const past = [{ path: 'endDateTime', code: 'past', message: 'Must be in the future' }];
    const { user } = await open(readyDesk(), { publishGyg: () => refusal('gyg.not_ready', undefined, past) });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click((await dialog('Publish this gyg?')).getByRole('button', { name: 'Publish' }));
    expect((await dialog('1 thing missing')).getByRole('link', { name: 'An end in the future' })).toBeTruthy();
  });

  test('is published when it is complete, and can then be shared', async () => {
    const { user } = await open(readyDesk());
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click((await dialog('Publish this gyg?')).getByRole('button', { name: 'Publish' }));
    const published = await dialog('Your gyg is published');
    expect(published.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe(
      '/admin/gygs/invite/gyg-pots/ren-kust-bohuslan/crab-pots-to-supper',
    );
  });
});

test('a deleted draft leads back to the list, without a message about a missing gyg', async () => {
  let deleted = false;
  const desk = draftDesk();
  const { user, sent } = await open(desk, {
    getGygDesk: () => (deleted ? refusal('gyg.missing') : desk),
    deleteGyg: () => {
      deleted = true;
      return undefined;
    },
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click((await dialog('Delete “Crab pots to supper”?')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
  expect(sent('deleteGyg')).toHaveLength(1);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['“Crab pots to supper” is deleted.']);
});

describe('needs', () => {
  test('a new need is created once it has a title, and then changed', async () => {
    const { user, sent } = await open(draftDesk());
    await user.click(screen.getByRole('button', { name: 'Add a skill' }));
    const titles = screen.getAllByRole('textbox', { name: 'Skill' });
    const title = titles.at(-1) ?? document.body;
    expect(document.activeElement).toBe(title);
    await user.paste('First aider');
    await waitFor(() => expect(sent('createPosition')).toMatchObject([{ title: 'First aider', sortOrder: 2 }]));
    const places = screen.getAllByRole('textbox', { name: 'Places' }).at(-1) ?? document.body;
    await fill(user, places, '3');
    await waitFor(() => expect(sent('updatePosition')).toEqual([{ offeredPositions: 3 }]));
    expect(sent('createPosition')).toHaveLength(1);
    await waitFor(() =>
      expect(sent('orderNeeds')).toEqual([{ ids: ['need-skipper', 'need-cook', 'need-first-aider'] }]),
    );
  });

  test('are ordered by their buttons', async () => {
    const { user, sent } = await open(draftDesk());
    await user.click(screen.getByRole('button', { name: 'Move Cook for the boathouse up' }));
    await waitFor(() => expect(sent('orderNeeds')).toEqual([{ ids: ['need-cook', 'need-skipper'] }]));
  });

  test('a booked need stays, and keeps the places that are booked', async () => {
    const { user, sent } = await open(publishedDesk());
    await user.click(screen.getByRole('button', { name: 'Remove Shore picker' }));
    const refused = await dialog('This need cannot be removed');
    expect(refused.getByText(/7 are booked/)).toBeTruthy();
    await user.click(refused.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await fill(user, field('Places'), '3');
    expect(await screen.findByText('7 are booked. Write 7 or more.')).toBeTruthy();
    expect(await screen.findByText(/1 field needs a correction/)).toBeTruthy();
    expect(sent('updatePosition')).toEqual([]);
  });

  test('a need without bookings is removed after a question', async () => {
    const { user, sent } = await open(draftDesk());
    await user.click(screen.getByRole('button', { name: 'Remove Skipper with own boat' }));
    await user.click((await dialog('Remove Skipper with own boat?')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByDisplayValue('Skipper with own boat')).toBeNull());
    expect(sent('deletePosition')).toHaveLength(1);
  });
});

test('a manager is found by name, added, and the field is empty again', async () => {
  const maja = { id: 'user-maja', fullName: 'Maja Lindqvist', profileImage: null };
  const { user, sent } = await open(draftDesk(), {
    searchUsers: () => ({ users: [maja], total: 1, page: 0, pageSize: 20 }),
    addGygManagerByBody: () => maja,
  });
  const add = await screen.findByRole('combobox', { name: 'Add a manager' });
  await fill(user, add, 'Maja');
  await user.click(await screen.findByRole('option', { name: /Maja Lindqvist/ }));
  await waitFor(() => expect(sent('addGygManagerByBody')).toEqual([{ userId: 'user-maja' }]));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add a manager' })).toHaveProperty('value', ''));
});

describe('a published gyg', () => {
  test('saves a new address only by the button that says how many people get a message', async () => {
    const { user, sent } = await open(publishedDesk());
    await fill(user, field('Address'), 'Smögen');
    await fill(user, field('Title'), 'Shore day');
    await waitFor(() => expect(sent('updateGyg')).toEqual([{ title: 'Shore day' }]));
    expect(await screen.findByText('All other changes are saved')).toBeTruthy();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented, 'the browser asks before the address is lost').toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save and send 61 messages' }));
    await waitFor(() => expect(sent('updateGyg').at(-1)).toEqual({ address: 'Smögen' }));
    await waitFor(() => expect(screen.queryByText('The new date or place is not saved yet')).toBeNull());
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('Saved. 61 people get a message.');
  });

  test('is unpublished with the reason that its people get', async () => {
    const { user, sent } = await open(publishedDesk());
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
    const asked = await dialog('Unpublish this gyg?');
    expect(asked.getByText(/61 people have a booking or a place/)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Unpublish' }));
    expect(await asked.findByText('Write why the gyg is cancelled.')).toBeTruthy();
    await fill(user, asked.getByRole('textbox', { name: 'Reason' }), 'Storm');
    await user.click(asked.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(sent('unpublishGyg')).toEqual([{ reason: 'Storm' }]));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
  });
});

test('of a finished gyg only the result, pictures and visibility can be changed', async () => {
  await open(finishedDesk());
  expect(screen.getByText('This gyg is over')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Title' }).closest('fieldset')?.disabled).toBe(true);
  expect(screen.getByRole('switch', { name: 'Hide the gyg in lists' }).closest('fieldset')?.disabled).toBe(false);
  expect(screen.getByRole('tab', { name: /Result/ }).getAttribute('aria-selected')).toBe('true');
});

test('sends users who host nothing of it home, with the reason', async () => {
  await openScreen({
    screen: <EditGygPage />,
    pattern: '/admin/gygs/:gygId/edit',
    at: '/admin/gygs/gyg-pots/edit',
    api: { getGygDesk: () => refusal('gyg.missing') },
  });
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/does not exist/));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
