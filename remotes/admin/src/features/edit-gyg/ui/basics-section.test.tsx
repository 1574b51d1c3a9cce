import { call } from '@gyg/platform';
import { type FakeHandlers, refusal, setTestSession } from '@gyg/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTexts } from '../../../testing/admin-screen';
import { draftDesk, editedPage } from '../../../testing/edited-gyg';
import { hidePage } from '../../../testing/hide-page';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { BasicsSection } from './basics-section';
import { EditorForms } from './editor-forms';

beforeEach(() => sessionStorage.clear());
afterEach(closeScreen);

const open = async (updateGyg: FakeHandlers['updateGyg'] = () => draftDesk().gyg) => {
  const section = (
    <EditorForms page={editedPage()}>
      <BasicsSection />
    </EditorForms>
  );
  const { sent } = await openSection(section, draftDesk(), { updateGyg });
  await screen.findByLabelText('Title');
  return () => sent('updateGyg').map(({ body }) => body);
};
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A call that began later has its response later. */
const failureHasArrived = () => call('getGygDesk', { params: { gygId: 'gyg-pots' } });

test('keeps what could not be saved, and saves it after a reload', async () => {
  const lost = await open(() => Promise.reject(new Error('offline')));
  fill('Summary', 'Not lost.');
  await hidePage();
  await waitFor(() => expect(lost()).toHaveLength(1));
  await failureHasArrived();
  closeScreen();
  const sent = await open();
  expect(screen.getByLabelText('Summary')).toHaveProperty('value', 'Not lost.');
  await waitFor(() => expect(sent()).toEqual([{ summary: 'Not lost.' }]));
});

test('shows a refusal at its field and saves the others', async () => {
  const sent = await open(({ body }) =>
    body.friendlyUrl === 'spring-clean-up' ? refusal('gyg.friendly_url_taken') : draftDesk().gyg,
  );
  fill('Page address', 'spring-clean-up');
  fill('Summary', 'Short');
  await hidePage();
  expect(await screen.findByText(/another gyg with this page address/)).toBeTruthy();
  await waitFor(() => expect(sent().at(-1)).toEqual({ summary: 'Short' }));
  fill('Page address', 'spring-clean-up-2');
  await hidePage();
  await waitFor(() => expect(sent().at(-1)).toEqual({ friendlyUrl: 'spring-clean-up-2' }));
});

test('shows a refusal in the language that was switched to', async () => {
  await open(() => refusal('gyg.friendly_url_taken'));
  fill('Page address', 'spring-clean-up');
  await hidePage();
  await screen.findByText(/another gyg with this page address/);
  await act(() => startTexts('sv'));
  expect(await screen.findByText(/en annan gyg med den adressen/)).toBeTruthy();
  expect(screen.queryByText(/another gyg with this page address/)).toBeNull();
});

test('does not send what one user typed as another who logs in in the meantime', async () => {
  const asBritta = await open();
  fill('Summary', 'By Britta.');
  // Another tab logs in as someone else: the screen is left while that user is loading.
  act(() => setTestSession({ status: 'starting' }));
  // A save would have been sent before this call.
  await call('getGygDesk', { params: { gygId: 'gyg-pots' } });
  expect(asBritta()).toEqual([]);
  closeScreen();
  const again = await open();
  await waitFor(() => expect(again()).toEqual([{ summary: 'By Britta.' }]));
});
