import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTranslation, draftDesk, editedPage, editorApi } from '../../../testing/edited-gyg';
import { hidePage } from '../../../testing/hide-page';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { EditorForms } from './editor-forms';
import { LanguagesSection } from './languages-section';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeScreen);

const section = (
  <EditorForms page={editedPage()}>
    <LanguagesSection />
  </EditorForms>
);
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the language of the texts can be changed until there is a second one, which saves itself as a whole', async () => {
  const { user, sent } = await openSection(section, draftDesk());
  const english = await screen.findByLabelText('English');
  await waitFor(() => expect(screen.getByLabelText('Swedish')).toHaveProperty('disabled', false));
  expect(english).toHaveProperty('checked', true);
  await user.click(screen.getByText('Add Swedish'));
  expect(document.activeElement).toBe(screen.getByLabelText('Title in Swedish'));
  expect(screen.getByLabelText('Swedish')).toHaveProperty('disabled', true);
  expect(document.activeElement?.getAttribute('lang')).toBe('sv');
  fill('Title in Swedish', 'Från bur till bord');
  expect(screen.getByLabelText('Description in Swedish').getAttribute('lang')).toBe('sv');
  fill('Crab pots', 'Krabbtinor');
  await hidePage();
  await waitFor(() => expect(sent('saveGygTranslation')).toHaveLength(1));
  expect(sent('saveGygTranslation')[0]).toMatchObject({
    params: { gygId: 'gyg-pots', language: 'se' },
    body: {
      title: 'Från bur till bord',
      summary: '',
      needs: [
        { id: 'need-skipper', title: '' },
        { id: 'need-cook', title: '' },
        { id: 'need-pots', title: 'Krabbtinor' },
      ],
    },
  });
});

test('removed texts are deleted after a confirmation, and what was typed does not come back', async () => {
  const translated = buildTranslation({ title: 'Från bur till bord' });
  const { user, sent } = await openSection(section, draftDesk(), editorApi(draftDesk(), editedPage(), translated));
  expect(await screen.findByLabelText('Title in Swedish')).toHaveProperty('value', 'Från bur till bord');
  fill('Summary in Swedish', 'Krabbor till kvällsmat.');
  await user.click(screen.getByText('Remove Swedish'));
  await user.click(screen.getAllByText('Remove Swedish').at(-1) ?? document.body);
  expect(await screen.findByText('Add Swedish')).toBeTruthy();
  expect(document.activeElement?.id).toBe('languages');
  await hidePage();
  expect(sent('deleteGygTranslation')).toHaveLength(1);
  expect(sent('saveGygTranslation')).toEqual([]);
});
