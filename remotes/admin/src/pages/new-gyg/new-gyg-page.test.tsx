import { buildGyg } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { NewGygPage } from './new-gyg-page';

beforeEach(() => sessionStorage.clear());
afterEach(closeScreen);
const open = (create: NonNullable<FakeHandlers['createGyg']> = () => buildGyg({ id: 'gyg-new', state: 'CREATED' })) =>
  openScreen({ screen: <NewGygPage />, at: '/admin/gygs/new', api: { createGyg: create } });

const title = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

test('creates one draft with title and goal, and opens its editor', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByLabelText(/Life below water/));
  title('Beach school');
  await user.dblClick(screen.getByText('Create the draft'));
  await waitFor(() => expect(address()).toBe('/admin/gygs/gyg-new/edit'));
  expect(calls.filter(({ name }) => name === 'createGyg').map(({ body }) => body)).toEqual([
    { title: 'Beach school', sdgGoalId: 14, organizationId: 'org-kust' },
  ]);
});

test('no goal is chosen, and one is asked for', async () => {
  const { user, calls } = await open();
  const goals = within(await screen.findByRole('radiogroup', { name: 'Primary goal' }));
  expect(goals.queryByRole('radio', { checked: true })).toBeNull();
  title('Beach school');
  await user.click(screen.getByText('Create the draft'));
  expect(await screen.findByText('Choose the goal that the gyg works for most.')).toBeTruthy();
  expect(document.activeElement).toBe(goals.getAllByRole('radio')[0]);
  await user.click(goals.getByRole('radio', { name: /Life below water/ }));
  await waitFor(() => expect(screen.queryByText('Choose the goal that the gyg works for most.')).toBeNull());
  expect(calls.some(({ name }) => name === 'createGyg')).toBe(false);
});

test('asks for the title, and keeps what is typed over a reload', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByText('Create the draft'));
  expect(await screen.findByText('Fill in this field.')).toBeTruthy();
  title('Half a ti');
  closeScreen();
  await open();
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Half a ti');
  expect(calls.some(({ name }) => name === 'createGyg')).toBe(false);
});

test('a draft whose response was lost is created once, also after a reload', async () => {
  const first = await open(() => Promise.reject(new Error('lost')));
  await first.user.click(await screen.findByLabelText(/Life below water/));
  title('Beach school');
  await first.user.click(screen.getByText('Create the draft'));
  await waitFor(() => expect(first.calls.filter(({ name }) => name === 'createGyg')).toHaveLength(1));
  closeScreen();
  const second = await open();
  await second.user.click(await screen.findByText('Create the draft'));
  await waitFor(() => expect(address()).toBe('/admin/gygs/gyg-new/edit'));
  const keyOf = ({ calls }: typeof first) => calls.find(({ name }) => name === 'createGyg')?.key;
  expect(keyOf(first)).toMatch(/./);
  expect(keyOf(second)).toBe(keyOf(first));
});
