import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { EmptyState, ErrorState } from './message-state';

it('says a failure at once, unless it is the whole page', () => {
  const { rerender } = render(<ErrorState title="It failed" actions={<button type="button">Try again</button>} />);
  expect(screen.getByRole('alert').textContent).toContain('It failed');
  rerender(<ErrorState kind="missing" headingLevel={1} title="Not here" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Not here' })).toBeTruthy();
});

it('says nothing by itself where nothing is, and hands ref and attributes on', () => {
  const ref = createRef<HTMLDivElement>();
  render(<EmptyState ref={ref} id="none" kind="past" title="Over" text="Find the next one." />);
  expect([ref.current?.id, ref.current?.dataset.kind]).toEqual(['none', 'past']);
  expect(screen.queryByRole('alert')).toBeNull();
});
