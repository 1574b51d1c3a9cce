import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './password-field';
import { passwordFill } from './password-strength';

const Form = () => {
  const [value, setValue] = useState('');
  const rules = [
    { label: 'long enough', met: value.length >= 8 },
    { label: 'has a number', met: /\d/.test(value) },
  ];
  return (
    <PasswordField
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      meterLabel="Strength"
      rules={rules}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
};

describe('PasswordField', () => {
  it.each([
    ['', 25],
    ['a', 25],
    ['ab', 25],
    ['abc', 50],
    ['abcd', 50],
    ['abcde', 75],
    ['abcdefg', 75],
    ['abcdefgh', 100],
  ])('fills the meter for "%s" to %i percent', (password, fill) => {
    expect(passwordFill(password)).toBe(fill);
  });

  it('shows the meter of an empty field without marking its rules as failed', async () => {
    const { container } = render(<Form />);
    expect(screen.getByLabelText<HTMLMeterElement>('Strength').value).toBe(25);
    const strength = () => container.querySelector('[data-strong]');
    expect([strength()?.getAttribute('data-strong'), strength()?.hasAttribute('data-untouched')]).toEqual([
      'false',
      true,
    ]);
    await userEvent.type(screen.getByLabelText('Password'), 'a');
    expect(strength()?.hasAttribute('data-untouched')).toBe(false);
  });

  it('is strong only when every rule is met, however long the password is', async () => {
    const { container } = render(<Form />);
    const strength = () => container.querySelector('[data-strong]')?.getAttribute('data-strong');
    await userEvent.type(screen.getByLabelText('Password'), 'abcdefghij');
    expect(screen.getByLabelText<HTMLMeterElement>('Strength')).toHaveProperty('value', 100);
    expect(strength()).toBe('false');
    await userEvent.type(screen.getByLabelText('Password'), '7');
    expect(strength()).toBe('true');
  });

  it('shows and hides the password', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  it('describes the input by its rules', () => {
    render(<Form />);
    const list = document.getElementById(screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '');
    expect(list?.textContent).toContain('has a number');
  });

  it('passes ref and other props to its input, and cannot be shown while disabled', () => {
    const input = createRef<HTMLInputElement>();
    render(<PasswordField ref={input} label="Password" showLabel="Show" hideLabel="Hide" name="secret" disabled />);
    expect([input.current?.name, input.current?.autocomplete]).toEqual(['secret', 'current-password']);
    expect(screen.getByRole('button', { name: 'Show' })).toHaveProperty('disabled', true);
  });
});
