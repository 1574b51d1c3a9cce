import { type FakeHandlers, refusal, useToasts } from '@gyg/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftDesk, editedPage } from '../../../testing/edited-gyg';
import { findDialog } from '../../../testing/find-dialog';
import { hidePage } from '../../../testing/hide-page';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { BasicsSection } from './basics-section';
import { EditorForms } from './editor-forms';
import { EditorHead } from './editor-head';
import { WhenWhereSection } from './when-where-section';

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(closeScreen);

const open = async (api: FakeHandlers = {}) => {
  const editor = (
    <>
      <EditorHead />
      <EditorForms page={editedPage()}>
        <BasicsSection />
        <WhenWhereSection />
      </EditorForms>
    </>
  );
  const opened = await openSection(editor, draftDesk(), api);
  await screen.findByLabelText('Title');
  return opened;
};

test('a draft is not published while something is missing or a field has an error, with the way to the field', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByText('Publish'));
  await user.click((await findDialog('2 things missing')).getByText('Address'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: '' } });
  await user.click(screen.getByText('Publish'));
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Some changes are not saved/));
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect([...sent('updateGyg'), ...sent('publishGyg')]).toEqual([]);
});

test('after a draft was deleted there is no message about a missing gyg', async () => {
  let deleted = false;
  const { user, sent } = await open({
    getGygDesk: () => (deleted ? refusal('gyg.missing') : draftDesk()),
    deleteGyg: () => {
      deleted = true;
      return undefined;
    },
  });
  await user.click(screen.getByLabelText('More actions'));
  await user.click(await screen.findByText('Delete'));
  await user.click((await findDialog('Delete “Crab pots to supper”?')).getByText('Delete'));
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  expect(sent('deleteGyg')).toHaveLength(1);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['“Crab pots to supper” is deleted.']);
});

test('trying to save again keeps the focus beside what it says', async () => {
  const { user } = await open({ updateGyg: () => Promise.reject(new Error('offline')) });
  fireEvent.change(screen.getByLabelText('Summary'), { target: { value: 'Short' } });
  await hidePage();
  await user.click(await screen.findByText('Try again'));
  expect(document.activeElement?.textContent).toMatch(/^Not saved|^Saving/);
});
