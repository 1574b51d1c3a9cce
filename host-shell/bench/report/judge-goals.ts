import type { Goal } from '../goals';
import type { Row } from './row';

/** A goal beside what was measured: the case that is furthest from it. */
export interface Verdict {
  goal: Goal;
  /** Undefined if none of its cases was measured. */
  worst?: { row: Row; value: number };
  met: boolean;
  /** How many of how many cases meet it. */
  cases: { met: number; all: number };
}

const isMet = ({ at, limit }: Goal, value: number) => (at === 'least' ? value >= limit : value <= limit);

/** Compares a goal with the figures of the product. */
export function judgeGoal(goal: Goal, rows: readonly Row[]): Verdict {
  const measured = rows
    .filter((row) => row.server === 'product' && row.group === goal.group)
    .filter((row) => goal.case === undefined || row.case === goal.case)
    .filter((row) => goal.gygs === undefined || row.gygs === goal.gygs)
    .flatMap((row) => {
      const value = row.figures[goal.figure];
      return value === undefined ? [] : [{ row, value }];
    })
    .toSorted((a, b) => (goal.at === 'least' ? a.value - b.value : b.value - a.value));
  const met = measured.filter(({ value }) => isMet(goal, value)).length;
  const [worst] = measured;
  const cases = { met, all: measured.length };
  return { goal, ...(worst && { worst }), met: worst !== undefined && met === measured.length, cases };
}
