import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Skeleton } from './skeleton';
import { TextSkeleton } from './text-skeleton';
import { Waiting } from './waiting';

it('announces loading once, and hides the placeholders', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Waiting ref={ref} id="wait" label="Loading the gyg">
      <TextSkeleton heading lines={3} />
    </Waiting>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading the gyg']);
  expect(ref.current?.getAttribute('aria-busy')).toBe('true');
  expect(ref.current?.querySelectorAll('[data-shape]')).toHaveLength(4);
});

it('is hidden from screen readers, and passes on ref and attributes', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<Skeleton ref={ref} id="line" length="short" />);
  expect([ref.current?.id, ref.current?.getAttribute('aria-hidden')]).toEqual(['line', 'true']);
});
