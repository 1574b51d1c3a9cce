import { buildConfig } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftDesk, editedPage } from '../../../testing/edited-gyg';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { EditorForms } from './editor-forms';
import { ExtrasSection } from './extras-section';

afterEach(closeScreen);

const section = (
  <EditorForms page={editedPage()}>
    <ExtrasSection labels={null} />
  </EditorForms>
);
const ticket = /event id/;

test('tickets are offered where their provider is configured', async () => {
  const tickets = { provider: 'Biljettbolaget' };
  await openSection(section, draftDesk(), { getConfig: () => buildConfig({ tickets }) });
  expect(await screen.findByLabelText(/^Biljettbolaget event id/)).toBeTruthy();
  expect(screen.getByText('Donations, tickets and labels.')).toBeTruthy();
});

test('tickets are not offered without a provider', async () => {
  await openSection(section, draftDesk(), { getConfig: () => buildConfig({ tickets: null }) });
  expect(await screen.findByText('Donations and labels.')).toBeTruthy();
  expect(screen.queryByLabelText(ticket)).toBeNull();
});
