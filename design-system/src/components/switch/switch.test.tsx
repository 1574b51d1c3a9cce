import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch';

it('is turned on by a press on its label, and reports it as a form library expects', async () => {
  const input = createRef<HTMLInputElement>();
  const onChange = vi.fn<(on: boolean) => void>();
  render(
    <Switch ref={input} name="recipients" onChange={(event) => onChange(event.target.checked)}>
      Recipients
    </Switch>,
  );
  await userEvent.click(screen.getByText('Recipients'));
  expect(screen.getByRole('switch', { name: 'Recipients' })).toBe(input.current);
  expect([input.current?.name, onChange.mock.calls]).toEqual(['recipients', [[true]]]);
});

it('is described by hint and error', () => {
  render(
    <Switch hint="Only you see names." error="Enter an address first.">
      Recipients
    </Switch>,
  );
  const control = screen.getByRole('switch', { description: 'Only you see names. Enter an address first.' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
});
