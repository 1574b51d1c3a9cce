import type { FakeHandlers } from '@gyg/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftDesk } from '../../../testing/edited-gyg';
import { findDialog } from '../../../testing/find-dialog';
import { closeScreen } from '../../../testing/open-screen';
import { openSection } from '../../../testing/open-section';
import { TeamSection } from './team-section';

afterEach(closeScreen);

const open = (desk = draftDesk(), api: FakeHandlers = {}) => openSection(<TeamSection />, desk, api);
const maja = { id: 'user-maja', fullName: 'Maja Lindqvist', profileImage: null };
const britta = { id: 'user-britta', fullName: 'Britta Hallén', profileImage: null };

test('a manager is found by name, added, and the field is empty again; those who are managers are not offered', async () => {
  const { user, sent } = await open(draftDesk(), {
    searchUsers: () => ({ users: [britta, maja], total: 2, page: 0, pageSize: 20 }),
    addGygManagerByBody: () => maja,
  });
  const field = await screen.findByLabelText('Add a manager');
  await user.click(field);
  fireEvent.change(field, { target: { value: 'a' } });
  await user.click(await screen.findByText('Maja Lindqvist'));
  expect(screen.getAllByText('Britta Hallén')).toHaveLength(1);
  await waitFor(() => expect(sent('addGygManagerByBody').map(({ body }) => body)).toEqual([{ userId: 'user-maja' }]));
  await waitFor(() => expect(screen.getByLabelText('Add a manager')).toHaveProperty('value', ''));
});

test('managers who remove themselves leave the editor, which they can no longer use', async () => {
  const { user, sent } = await open({ ...draftDesk(), isAdmin: false }, { removeGygManager: () => undefined });
  await user.click(await screen.findByLabelText('Remove Britta Hallén'));
  const asked = await findDialog('Remove Britta Hallén?');
  expect(asked.getByText(/^You can no longer edit the gyg/)).toBeTruthy();
  await user.click(asked.getByText('Remove'));
  await waitFor(() => expect(screen.queryByText('Gyg managers')).toBeNull());
  expect(sent('removeGygManager')).toHaveLength(1);
});
