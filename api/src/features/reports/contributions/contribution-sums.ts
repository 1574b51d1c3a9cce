import { splitGoals } from '@gyg/contract';

/** Hours with one decimal, rounded once, after everything is summed. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}

/** The goals of gygs, primary and secondary, each once and in order. */
export function goalsOf(rows: readonly { primary: number; secondary: string }[]): number[] {
  const goals = new Set(rows.flatMap(({ primary, secondary }) => [primary, ...splitGoals(secondary)]));
  return [...goals].sort((a, b) => a - b);
}

/** Contributions in hours, items, gygs, people and goals. */
export interface ContributionSums {
  hours: number;
  items: number;
  gygs: number;
  /** Different people. */
  participants: number;
  goals: number[];
}

interface Summed {
  minutes: number;
  items: number;
  gygs: number;
  participants: number;
}

export function presentSums(
  { minutes, items, gygs, participants }: Summed,
  goals: readonly { primary: number; secondary: string }[],
): ContributionSums {
  return { hours: hoursOf(minutes), items, gygs, participants, goals: goalsOf(goals) };
}

/** Groups rows by a key, in their order. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
