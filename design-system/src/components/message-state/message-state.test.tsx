import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { EmptyState, ErrorState } from './message-state';

it('announces an error immediately, unless it is the whole page', () => {
  const { rerender } = render(<ErrorState title="It failed" actions={<button type="button">Try again</button>} />);
  expect(screen.getByRole('alert').textContent).toContain('It failed');
  rerender(<ErrorState kind="missing" headingLevel={1} title="Not here" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Not here' })).toBeTruthy();
});

it('offers to try again before other actions', async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="It failed" retry={{ label: 'Try again', onRetry }} actions={<a href="#home">Home</a>} />);
  expect(screen.getByRole('link', { name: 'Home' }).previousElementSibling?.textContent).toBe('Try again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('announces nothing when empty, and passes on ref and attributes', () => {
  const ref = createRef<HTMLDivElement>();
  render(<EmptyState ref={ref} id="none" kind="past" title="Over" text="Find the next one." />);
  expect([ref.current?.id, ref.current?.dataset.kind]).toEqual(['none', 'past']);
  expect(screen.queryByRole('alert')).toBeNull();
});
