import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { GoalPoster } from './goal-poster';

it('is decoration in its goal’s colours', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<GoalPoster goal={7} ref={ref} className="mine" />);
  expect(ref.current?.dataset.goal).toBe('7');
  expect(ref.current?.getAttribute('aria-hidden')).toBe('true');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
