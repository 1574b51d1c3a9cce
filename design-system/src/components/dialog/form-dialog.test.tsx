import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormDialog, type FormDialogProps } from './form-dialog';

const show = (props: Partial<FormDialogProps> = {}) => {
  const on = { onConfirm: vi.fn(), onClose: vi.fn() };
  const texts = { title: 'New label', closeLabel: 'Close', cancel: 'Cancel', confirm: 'Create' };
  render(
    <FormDialog open {...texts} {...on} {...props}>
      <input aria-label="Name" />
    </FormDialog>,
  );
  return on;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends its form with the button or Enter in a field', async () => {
  const { onConfirm, onClose } = show();
  await press('Create');
  await userEvent.type(screen.getByLabelText('Name'), 'Summer{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});

it('is sent once, and can be left, while it is busy', async () => {
  const { onConfirm, onClose } = show({ busy: true });
  await press('Create');
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  await press('Cancel');
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('cannot be left while it is busy if it waits', async () => {
  const { onClose } = show({ busy: true, waits: true });
  await press('Cancel');
  await press('Close');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('cannot be sent while it is disabled', async () => {
  const { onConfirm } = show({ disabled: true });
  await press('Create');
  expect(onConfirm).not.toHaveBeenCalled();
});

it('starts on the button that leaves if it is careful', () => {
  show({ careful: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});
