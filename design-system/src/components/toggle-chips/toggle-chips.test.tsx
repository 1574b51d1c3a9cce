import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ToggleChips } from './toggle-chips';

it('is a group of toggle buttons, and passes on ref and attributes', async () => {
  const onToggle = vi.fn();
  const ref = createRef<HTMLFieldSetElement>();
  render(
    <ToggleChips
      ref={ref}
      id="chips"
      label="Filters"
      chips={[
        { value: 'hosting', label: 'Hosting now' },
        { value: 'members', label: 'Open for members' },
      ]}
      selected={['members']}
      onToggle={onToggle}
    />,
  );
  expect(screen.getByRole('group', { name: 'Filters' })).toBe(ref.current);
  expect(ref.current?.id).toBe('chips');
  const pressed = screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'true']);
  for (const chip of screen.getAllByRole('button')) await userEvent.click(chip);
  expect(onToggle.mock.calls).toEqual([
    ['hosting', true],
    ['members', false],
  ]);
});
