import type { GygDesk } from '@gyg/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftDesk, editorApi, publishedDesk } from '../../testing/edited-gyg';
import { fakeDialog } from '../../testing/fake-dialog';
import { findDialog } from '../../testing/find-dialog';
import { closeScreen, openScreen } from '../../testing/open-screen';
import type { GygAct } from './gyg-act';
import { GygActDialog } from './gyg-act-dialog';

beforeEach(fakeDialog);
afterEach(closeScreen);

const open = (desk: GygDesk, act: GygAct) =>
  openScreen({
    screen: <GygActDialog gygId={desk.gyg.id} act={act} onClose={() => undefined} />,
    at: '/admin/gygs/hosted',
    api: editorApi(desk),
  });

test('a complete draft is published, and can then be shared', async () => {
  const desk = draftDesk();
  const gyg = { ...desk.gyg, summary: 'Short', address: 'Smögen' };
  const { user } = await open({ ...desk, gyg, missing: [] }, 'publish');
  await user.click((await findDialog('Publish this gyg?')).getByText('Publish'));
  const invite = (await findDialog('Your gyg is published')).getByText('Invite people').closest('a');
  expect(invite?.getAttribute('href')).toBe('/admin/gygs/invite/gyg-pots/ren-kust-bohuslan/crab-pots-to-supper');
});

test('a gyg is unpublished with the reason that its people get', async () => {
  const { user, calls } = await open(publishedDesk(), 'unpublish');
  const asked = await findDialog('Unpublish this gyg?');
  expect(asked.getByText(/61 people have a booking or a place/)).toBeTruthy();
  await user.click(asked.getByText('Unpublish'));
  expect(await asked.findByText('Write why the gyg is cancelled.')).toBeTruthy();
  fireEvent.change(asked.getByLabelText('Reason'), { target: { value: 'Storm' } });
  await user.click(asked.getByText('Unpublish'));
  const sent = () => calls.filter(({ name }) => name === 'unpublishGyg').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ reason: 'Storm' }]));
});
