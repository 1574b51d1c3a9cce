import { buildGyg, buildGygDesk } from '@gyg/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftDesk, editedPage } from '../../../testing/edited-gyg';
import { hostedGygs } from '../../../testing/hosted-gygs';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { EditorForms } from './editor-forms';
import { VisibilitySection } from './visibility-section';

afterEach(closeScreen);

const section = (
  <EditorForms page={editedPage()}>
    <VisibilitySection />
  </EditorForms>
);
const label = 'Feature on the organisation’s page';

test('a published gyg that is featured on the organisation’s page can be taken off it', async () => {
  const counts = hostedGygs[0]?.counts;
  const gyg = buildGyg({ ...(counts && { counts: { ...counts, featured: true } }) });
  const { user, sent } = await openSection(section, buildGygDesk({ gyg }), { unfeatureGyg: () => undefined });
  await user.click(await screen.findByLabelText(label));
  await waitFor(() => expect(sent('unfeatureGyg').map(({ query }) => query)).toEqual([{ scope: 'organization' }]));
});

test('a draft cannot be featured', async () => {
  await openSection(section, draftDesk());
  await screen.findByLabelText('Hide the gyg in lists');
  expect(screen.queryByLabelText(label)).toBeNull();
});
