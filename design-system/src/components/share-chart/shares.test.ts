import { describe, expect, it } from 'vitest';
import { sharesOf, withOthers } from './shares';

const parts = (...values: number[]) => values.map((value, index) => ({ key: index, label: `part ${index}`, value }));
const percents = (...values: number[]) => sharesOf(parts(...values)).map(({ percent }) => percent);

describe('shares of a whole', () => {
  it('are whole percentages that add up to 100, the largest remainder rounded up first', () => {
    expect(percents(1, 1, 1)).toEqual([34, 33, 33]);
    expect(percents(2, 2, 3)).toEqual([29, 28, 43]);
    expect(percents(999, 1)).toEqual([100, 0]);
  });

  it('add up to 100 for any parts', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const values = Array.from({ length: 1 + (seed % 9) }, (_, index) => (seed * (index + 3) * 7919) % 101);
      if (values.some((value) => value > 0)) expect(percents(...values).reduce((a, b) => a + b)).toBe(100);
    }
  });

  it('are empty without parts', () => {
    expect(percents(0, 0)).toEqual([0, 0]);
  });

  it('are ordered by size, with the small ones combined at the end', () => {
    const shown = withOthers(parts(5, 40, 0, 3, 20, 2), 3, 'Other');
    expect(shown.map(({ label, value }) => [label, value])).toEqual([
      ['part 1', 40],
      ['part 4', 20],
      ['Other', 10],
    ]);
  });

  it('have no rest if all fit', () => {
    expect(withOthers(parts(1, 2), 2, 'Other').map(({ label }) => label)).toEqual(['part 1', 'part 0']);
  });
});
