import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { EmptyState, ErrorState } from './message-state';

it('announces an error immediately, unless it is the whole page', () => {
  const { rerender } = render(<ErrorState title="It failed" actions={<button type="button">Try again</button>} />);
  expect(screen.getByRole('alert').textContent).toContain('It failed');
  rerender(<ErrorState kind="missing" headingLevel={1} title="Not here" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Not here' })).toBeTruthy();
});

it('announces nothing when empty, and passes on ref and attributes', () => {
  const ref = createRef<HTMLDivElement>();
  render(<EmptyState ref={ref} id="none" kind="past" title="Over" text="Find the next one." />);
  expect([ref.current?.id, ref.current?.dataset.kind]).toEqual(['none', 'past']);
  expect(screen.queryByRole('alert')).toBeNull();
});
