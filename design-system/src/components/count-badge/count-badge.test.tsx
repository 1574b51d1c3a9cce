import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { CountBadge } from './count-badge';

it('reads its label once, without the number before it, and passes ref and other props', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <a href="#offers">
      Offers <CountBadge ref={ref} id="offers" count={5} label="5 waiting" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Offers 5 waiting' })).toBeTruthy();
  expect(ref.current?.id).toBe('offers');
});

it('shows nothing at 0', () => {
  const { container } = render(<CountBadge count={0} label="None waiting" />);
  expect(container.textContent).toBe('');
});
