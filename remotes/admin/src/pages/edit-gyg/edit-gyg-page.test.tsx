import type { GygDesk } from '@gyg/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftDesk, editorApi, finishedDesk } from '../../testing/edited-gyg';
import { hidePage } from '../../testing/hide-page';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { EditGygPage } from './edit-gyg-page';

// The sections are tested in their features. In a page as large as this one, queries by role take a second each.

beforeEach(() => {
  // A start that has passed counts as missing, so the draft is opened before its own.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-09T07:00:00.000Z') });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  closeScreen();
});

const open = async (desk: GygDesk) => {
  const opened = await openScreen({
    screen: <EditGygPage />,
    pattern: '/admin/gygs/:gygId/edit',
    at: `/admin/gygs/${desk.gyg.id}/edit`,
    api: editorApi(desk),
  });
  await screen.findByLabelText('Title');
  return opened;
};
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a draft saves what is typed, and its checklist and card follow', async () => {
  const { calls } = await open(draftDesk());
  const headings = () => screen.getAllByText(/missing$/, { selector: 'h2' }).map(({ textContent }) => textContent);
  expect(headings()).toContain('2 things missing');
  fill('Summary', 'Cook the catch.');
  fill('Title', 'Crab supper');
  expect(screen.getByText('Crab supper')).toBeTruthy();
  expect(headings()).toContain('1 thing missing');
  await hidePage();
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'updateGyg').map(({ body }) => body)).toEqual([
    { title: 'Crab supper', summary: 'Cook the catch.' },
  ]);
});

test('of a finished gyg only the result, pictures and visibility can be changed', async () => {
  await open(finishedDesk());
  expect(screen.getByText('This gyg is over')).toBeTruthy();
  const isLocked = (label: string) => screen.getByLabelText(label).closest('fieldset')?.disabled;
  expect([isLocked('Title'), isLocked('Hide the gyg in lists')]).toEqual([true, false]);
  expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toMatch(/^Result/);
});
