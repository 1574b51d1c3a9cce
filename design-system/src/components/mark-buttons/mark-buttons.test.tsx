import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { MarkButtons } from './mark-buttons';

const options = [
  { value: 'here', label: 'Here', icon: 'check', tone: 'good' },
  { value: 'absent', label: 'Absent', icon: 'close', tone: 'bad' },
] as const;

it('calls back with the pressed option, and with null for the marked one; props and ref go to the root', async () => {
  const onValueChange = vi.fn();
  const ref = createRef<HTMLFieldSetElement>();
  render(
    <MarkButtons
      ref={ref}
      label="Attendance"
      options={options}
      value="here"
      onValueChange={onValueChange}
      data-row="1"
    />,
  );
  expect(ref.current).toBe(screen.getByRole('group', { name: 'Attendance' }));
  expect(ref.current?.dataset.row).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Absent' }));
  await userEvent.click(screen.getByRole('button', { name: 'Here' }));
  expect(onValueChange.mock.calls).toEqual([['absent'], [null]]);
});
