import { expect, test } from 'vitest';
import type { Goal } from '../goals';
import { addGrowth } from './add-ratios';
import { judgeGoal } from './judge-goals';
import type { Row } from './row';

const row = (name: string, gygs: number, processorMs: number): Row => ({
  ...{ engine: 'sqlite', group: 'search', case: name, server: 'product', gygs },
  figures: { processorMs },
});
const goal: Goal = { name: 'a search', group: 'search', gygs: 100, figure: 'processorMs', at: 'most', limit: 10 };

test('a goal is missed if one of its cases misses it, and names the furthest', () => {
  const rows = [row('goal', 100, 8), row('near', 100, 14), row('near', 10, 99)];
  const { met, worst, cases } = judgeGoal(goal, rows);
  expect({ met, case: worst?.row.case, value: worst?.value, cases }).toEqual({
    met: false,
    case: 'near',
    value: 14,
    cases: { met: 1, all: 2 },
  });
});

test('a goal whose cases were not measured is not met', () => {
  expect(judgeGoal(goal, [row('near', 10, 1)])).toMatchObject({ met: false, cases: { met: 0, all: 0 } });
});

test('growth is what the same case costs on the largest data beside the smallest', () => {
  const grown = addGrowth([row('near', 10, 2), row('goal', 10, 5), row('near', 100, 3), row('goal', 100, 5)]);
  expect(grown.map(({ figures }) => figures.growth)).toEqual([undefined, undefined, 1.5, 1]);
});
