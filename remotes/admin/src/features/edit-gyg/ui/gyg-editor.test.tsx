import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftDesk, editedPage, finishedDesk } from '../../../testing/edited-gyg';
import { hidePage } from '../../../testing/hide-page';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { BasicsSection } from './basics-section';
import { CardPreview } from './card-preview';
import { Checklist } from './checklist';
import { EditorForms } from './editor-forms';
import { EditorHead } from './editor-head';
import { GygEditor } from './gyg-editor';

beforeEach(() => {
  // A start that has passed counts as missing, so the draft is opened before its own.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-09T07:00:00.000Z') });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  closeScreen();
});
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a draft saves what is typed, and its checklist and card follow', async () => {
  const parts = (
    <EditorForms page={editedPage()}>
      <EditorHead />
      <BasicsSection />
      <Checklist />
      <CardPreview />
    </EditorForms>
  );
  const { sent } = await openSection(parts, draftDesk());
  await screen.findByLabelText('Title');
  const headings = () => screen.getAllByText(/missing$/, { selector: 'h2' }).map(({ textContent }) => textContent);
  expect(headings()).toContain('2 things missing');
  fill('Summary', 'Cook the catch.');
  fill('Title', 'Crab supper');
  expect(screen.getByText('Crab supper')).toBeTruthy();
  expect(headings()).toContain('1 thing missing');
  await hidePage();
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
  expect(sent('updateGyg').map(({ body }) => body)).toEqual([{ title: 'Crab supper', summary: 'Cook the catch.' }]);
});

test('of a finished gyg only the result, pictures and visibility can be changed', async () => {
  const desk = finishedDesk();
  const slots = { needs: null, reminders: null, team: null, labels: null, media: null };
  await openSection(<GygEditor desk={desk} {...slots} />, desk);
  await screen.findByLabelText('Title');
  expect(screen.getByText('This gyg is over')).toBeTruthy();
  const isLocked = (label: string) => screen.getByLabelText(label).closest('fieldset')?.disabled;
  expect([isLocked('Title'), isLocked('Hide the gyg in lists')]).toEqual([true, false]);
  expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toMatch(/^Result/);
});
