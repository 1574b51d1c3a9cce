import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Icon } from './icon';

it('Icon is decoration, or an image with a name', () => {
  const ref = createRef<SVGSVGElement>();
  const { container } = render(<Icon ref={ref} name="calendar" id="date" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(ref.current?.id).toBe('date');
  render(<Icon name="calendar" label="Date" />);
  expect(screen.getByRole('img', { name: 'Date' })).toBeTruthy();
});
