import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { GoalLink } from './goal-link';
import { GoalList } from './goal-list';
import { GoalTile } from './goal-tile';

const entry = (id: number) => ({ id, name: `name ${id}`, label: `Goal ${id}: name ${id}`, href: `#${id}` });

describe('GoalTile', () => {
  it('is an image with a title, decoration without', () => {
    const ref = createRef<HTMLSpanElement>();
    const { rerender } = render(<GoalTile goal={14} title="Goal 14" ref={ref} id="tile" size={80} numbered />);
    expect(screen.getByRole('img', { name: 'Goal 14' })).toBe(ref.current);
    expect(ref.current?.id).toBe('tile');
    expect(ref.current?.dataset.numbered).toBe('true');
    rerender(<GoalTile goal={14} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('GoalLink', () => {
  it('names its goal, and marks the current one', () => {
    render(<GoalLink goal={4} href="#4" label="Goal 4: Quality education" name="Quality education" selected />);
    const link = screen.getByRole('link', { name: 'Goal 4: Quality education' });
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(link.textContent).toBe('Quality education');
  });

  it('adds the visible name if its label does not contain it', () => {
    render(
      <GoalLink
        goal={16}
        href="#16"
        label="Goal 16: Peace, justice and strong institutions"
        name="Peace and justice"
      />,
    );
    screen.getByRole('link', { name: 'Goal 16: Peace, justice and strong institutions (Peace and justice)' });
  });
});

describe('GoalList', () => {
  it('draws three goals at 80, three at 60 and the rest at 40, names below the first six', () => {
    render(<GoalList goals={Array.from({ length: 8 }, (_, index) => entry(index + 1))} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.dataset.size)).toEqual(['80', '80', '80', '60', '60', '60', '40', '40']);
    expect(links.map((link) => link.textContent !== '')).toEqual([true, true, true, true, true, true, false, false]);
  });

  it('draws all in one size when one is given', () => {
    render(<GoalList size={40} goals={[entry(1), entry(2)]} />);
    expect(screen.getAllByRole('link').map((link) => [link.dataset.size, link.textContent])).toEqual([
      ['40', ''],
      ['40', ''],
    ]);
  });
});
