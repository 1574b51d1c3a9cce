import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SelectField } from './select-field';

const options = [
  { value: 'all', label: 'Time or things' },
  {
    label: 'One of them',
    options: [
      { value: 'time', label: 'Time' },
      { value: 'things', label: 'Things', disabled: true },
    ],
  },
];

describe('SelectField', () => {
  it('starts with its placeholder, which cannot be selected, and reports the selected value', async () => {
    const onChange = vi.fn();
    const select = createRef<HTMLSelectElement>();
    render(<SelectField ref={select} label="I can give" placeholder="Choose" options={options} onChange={onChange} />);
    expect(select.current?.value).toBe('');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'I can give' }), 'Time');
    expect([select.current?.value, onChange.mock.calls.length]).toEqual(['time', 1]);
    expect(screen.getByText<HTMLOptionElement>('Choose').disabled).toBe(true);
  });

  it('groups options and disables one', () => {
    render(<SelectField label="I can give" options={options} error="Choose one." />);
    const group = within(screen.getByRole('group', { name: 'One of them' }));
    expect(group.getByRole<HTMLOptionElement>('option', { name: 'Things' }).disabled).toBe(true);
    expect(screen.getByRole('combobox', { description: 'Choose one.' }).getAttribute('aria-invalid')).toBe('true');
  });
});
