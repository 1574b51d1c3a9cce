import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from './sparkline';

const pointsOf = (values: readonly number[]) => {
  const { container, unmount } = render(<Sparkline values={values} />);
  const points = container.querySelector('polyline')?.getAttribute('points');
  const hidden = container.querySelector('svg')?.getAttribute('aria-hidden');
  unmount();
  return [points, hidden];
};

it('draws the highest value at the top and zero at the bottom, and is hidden from screen readers', () => {
  expect(pointsOf([0, 5, 10])).toEqual(['0,27 60,14 120,1', 'true']);
});

it('draws a flat line if everything is zero', () => {
  expect(pointsOf([0, 0])[0]).toBe('0,27 120,27');
});
