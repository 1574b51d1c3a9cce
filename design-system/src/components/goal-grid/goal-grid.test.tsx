import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { goalsIn } from '../../samples/gygs';
import { GoalGrid } from './goal-grid';

it('links to each goal, and lastly to all gygs', () => {
  const ref = createRef<HTMLUListElement>();
  const goals = goalsIn('sv').map((goal) => ({ ...goal, href: `#${goal.id}` }));
  render(<GoalGrid ref={ref} id="goals" goals={goals} all={{ title: 'Alla gygar', href: '#all' }} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(18);
  expect(links[13]?.textContent).toBe('14Hav och marina resurser');
  expect(links.at(-1)?.getAttribute('href')).toBe('#all');
  expect(ref.current?.id).toBe('goals');
});
