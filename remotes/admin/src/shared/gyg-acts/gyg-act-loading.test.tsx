import type { GygDesk } from '@gyg/contract';
import { buildGyg, buildGygDesk } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { GygActDialog } from './gyg-act-dialog';

beforeEach(fakeDialog);
afterEach(closeScreen);

const open = (desk: () => GygDesk | ReturnType<typeof refusal>) =>
  openScreen({
    screen: <GygActDialog gygId="gyg-shore" act="delete" onClose={vi.fn()} />,
    at: '/admin/gygs/hosted',
    api: { getGygDesk: desk },
  });
const confirm = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' });

test('a gyg that could not be loaded can be tried again', async () => {
  let lost = true;
  const { user } = await open(() => (lost ? refusal('server.unexpected') : buildGygDesk({ people: 0 })));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  lost = false;
  await user.click(retry);
  expect((await confirm()).disabled).toBe(false);
});

test('a gyg with bookings or recipients cannot be deleted, and the dialog says why', async () => {
  await open(() => buildGygDesk({ gyg: buildGyg({ state: 'PUBLISHED' }), people: 3 }));
  expect((await confirm()).disabled).toBe(true);
  expect(screen.getByText(/^3 people have a booking or a place as a recipient/)).toBeDefined();
});
