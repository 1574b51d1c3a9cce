import { type FakeHandlers, setTestSession } from '@gyg/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftDesk, editorApi, publishedDesk } from '../../../testing/edited-gyg';
import { findDialog } from '../../../testing/find-dialog';
import { hidePage } from '../../../testing/hide-page';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { NeedsSection } from './needs-section';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeScreen);

const open = async (desk = draftDesk(), api: FakeHandlers = {}, section = <NeedsSection />) => {
  const { user, sent } = await openSection(section, desk, api);
  await screen.findByText('Needs');
  return { user, sent, bodies: (name: string) => sent(name).map(({ body }) => body) };
};
const lastField = (label: string) => screen.getAllByLabelText(label).at(-1) ?? document.body;
const fill = (label: string, value: string) => fireEvent.change(lastField(label), { target: { value } });

test('a new need is created once it has a title, and then changed', async () => {
  const { user, bodies } = await open();
  await user.click(screen.getByText('Add a skill'));
  expect(document.activeElement).toBe(lastField('Skill'));
  fill('Places', '4');
  await hidePage();
  expect(bodies('createPosition')).toEqual([]);
  fill('Skill', 'First aider');
  await hidePage();
  await waitFor(() => expect(bodies('createPosition')).toMatchObject([{ title: 'First aider', sortOrder: 2 }]));
  fill('Places', '3');
  await hidePage();
  await waitFor(() => expect(bodies('updatePosition')).toEqual([{ offeredPositions: 3 }]));
  expect(bodies('createPosition')).toHaveLength(1);
});

/** An editor that was left gets the response to its request as soon as this one is on screen. */
function AnsweredToTheEditorBefore() {
  useEffect(() => {
    for (const key of Object.keys(sessionStorage))
      if (/request$|needs\.SKILL/.test(key)) sessionStorage.removeItem(key);
  }, []);
  return <NeedsSection />;
}

test('a new need whose response was lost is created once, also after a reload, and has what was typed since', async () => {
  const desk = draftDesk();
  const server = editorApi(desk);
  // It arrives, but the response does not.
  const first = await open(desk, {
    createPosition: async (call) => {
      await server.createPosition?.(call);
      throw new Error('offline');
    },
  });
  await first.user.click(screen.getByText('Add a skill'));
  fill('Skill', 'First aider');
  await hidePage();
  await waitFor(() => expect(first.sent('createPosition')).toHaveLength(1));
  fill('Skill', 'First aider, with a bag');
  // A page that is left for another user sends nothing, as one that is reloaded.
  act(() => setTestSession({ status: 'starting' }));
  closeScreen();
  const [lost] = first.sent('createPosition');
  // The desk has the need, and the same key is answered as before.
  const second = await open(desk, { ...server }, <AnsweredToTheEditorBefore />);
  await waitFor(() => expect(second.bodies('updatePosition')).toEqual([{ title: 'First aider, with a bag' }]));
  const [again] = second.sent('createPosition');
  expect([again?.key, again?.body]).toEqual([lost?.key, lost?.body]);
  expect(screen.getAllByLabelText('Skill')).toHaveLength(3);
});

test('a number of places may have spaces, and anything else than a whole number says what is missing', async () => {
  const { user, bodies } = await open();
  await user.click(screen.getByText('Add a skill'));
  fill('Skill', 'First aider');
  fill('Places', '1.5');
  fireEvent.blur(lastField('Places'));
  expect(await screen.findByText('Enter a whole number from 0 to 1,000,000.')).toBeTruthy();
  fill('Places', '1\u00a0000');
  await hidePage();
  await waitFor(() => expect(bodies('createPosition')).toMatchObject([{ offeredPositions: 1000 }]));
});

test('what is typed after a need was created is there after a reload', async () => {
  const desk = draftDesk();
  const server = editorApi(desk);
  const offline = { ...server, updatePosition: () => Promise.reject(new Error('offline')) };
  const first = await open(desk, offline);
  await first.user.click(screen.getByText('Add a skill'));
  fill('Skill', 'First aider');
  await hidePage();
  await waitFor(() => expect(first.sent('createPosition')).toHaveLength(1));
  fill('Places', '3');
  closeScreen();
  await open(desk, offline);
  expect(lastField('Skill')).toHaveProperty('value', 'First aider');
  expect(lastField('Places')).toHaveProperty('value', '3');
});

test('needs are ordered by their buttons', async () => {
  const { user, bodies } = await open();
  await user.click(screen.getByLabelText('Move Cook for the boathouse up'));
  await hidePage();
  await waitFor(() => expect(bodies('orderNeeds')).toEqual([{ ids: ['need-cook', 'need-skipper'] }]));
});

test('a new need that is moved before it is created keeps its place', async () => {
  const { user, bodies } = await open();
  await user.click(screen.getByText('Add a skill'));
  fill('Skill', 'First aider');
  await user.click(screen.getByLabelText('Move First aider up'));
  await hidePage();
  await waitFor(() => expect(bodies('createPosition')).toHaveLength(1));
  await hidePage();
  await waitFor(() =>
    expect(bodies('orderNeeds')).toEqual([{ ids: ['need-skipper', 'need-first-aider', 'need-cook'] }]),
  );
});

test('a booked need stays, and keeps the places that are booked', async () => {
  const { user, sent } = await open(publishedDesk());
  await user.click(screen.getByLabelText('Remove Shore picker'));
  const refused = await findDialog('This need cannot be removed');
  expect(refused.getByText(/7 are booked/)).toBeTruthy();
  await user.click(refused.getByText('Close'));
  fill('Places', '3');
  expect(await screen.findByText('7 are booked. Write 7 or more.')).toBeTruthy();
  await hidePage();
  expect(sent('updatePosition')).toEqual([]);
});

test('a need without bookings is removed after a question', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByLabelText('Remove Skipper with own boat'));
  await user.click((await findDialog('Remove Skipper with own boat?')).getByText('Remove'));
  await waitFor(() => expect(screen.queryByDisplayValue('Skipper with own boat')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Add a skill');
  expect(sent('deletePosition')).toHaveLength(1);
});
