import type { GygDesk } from '@gyg/contract';
import { buildGyg, buildGygDesk } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftDesk, editorApi, publishedDesk } from '../../testing/edited-gyg';
import { findDialog } from '../../testing/find-dialog';
import { closeScreen, openScreen } from '../../testing/open-screen';
import type { GygAct } from './gyg-act';
import { GygActDialog } from './gyg-act-dialog';

afterEach(closeScreen);

const open = (desk: GygDesk, act: GygAct, api: FakeHandlers = {}) =>
  openScreen({
    screen: <GygActDialog gygId={desk.gyg.id} act={act} onClose={() => undefined} />,
    at: '/admin/gygs/hosted',
    api: { ...editorApi(desk), ...api },
  });
const confirm = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' });
/** A draft that lacks nothing. */
const readyDesk = (): GygDesk => {
  const desk = draftDesk();
  return { ...desk, gyg: { ...desk.gyg, summary: 'Short', address: 'Smögen' }, missing: [] };
};

test('a complete draft is published, and can then be shared', async () => {
  const { user } = await open(readyDesk(), 'publish');
  await user.click((await findDialog('Publish this gyg?')).getByText('Publish'));
  const invite = (await findDialog('Your gyg is published')).getByText('Invite people').closest('a');
  expect(invite?.getAttribute('href')).toBe('/admin/gygs/invite/gyg-pots/ren-kust-bohuslan/crab-pots-to-supper');
});

test('what the server misses when it refuses to publish is listed', async () => {
  const past = [{ path: 'endDateTime', code: 'past', message: 'Must be in the future' }];
  const { user } = await open(readyDesk(), 'publish', {
    publishGyg: () => refusal('gyg.not_ready', undefined, past),
  });
  await user.click((await findDialog('Publish this gyg?')).getByText('Publish'));
  expect((await findDialog('1 thing missing')).getByText('An end in the future')).toBeTruthy();
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

test('a gyg that could not be loaded can be tried again', async () => {
  let lost = true;
  const { user } = await open(draftDesk(), 'delete', {
    getGygDesk: () => (lost ? refusal('server.unexpected') : buildGygDesk({ people: 0 })),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  lost = false;
  await user.click(retry);
  expect((await confirm()).disabled).toBe(false);
});

test('a gyg with bookings or recipients cannot be deleted, and the dialog says why', async () => {
  const gyg = buildGyg({ state: 'PUBLISHED' });
  await open(draftDesk(), 'delete', { getGygDesk: () => buildGygDesk({ gyg, people: 3 }) });
  expect((await confirm()).disabled).toBe(true);
  expect(screen.getByText(/^3 people have a booking or a place as a recipient/)).toBeDefined();
});
