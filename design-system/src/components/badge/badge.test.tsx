import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Badge, StateBadge } from './badge';

it('passes tone, ref and other attributes to its root', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <Badge ref={ref} id="left" tone="good">
      11 positions
    </Badge>,
  );
  expect([ref.current?.id, ref.current?.dataset.tone, ref.current?.textContent]).toEqual([
    'left',
    'good',
    '11 positions',
  ]);
});

it('names the state in text; its colour only repeats it', () => {
  render(<StateBadge state="ongoing" label="In-Progress" />);
  expect(screen.getByText('In-Progress').dataset.state).toBe('ongoing');
});
