import type { ContributionReport } from '@gyg/contract';
import { monthsOf, type Period } from '../../../shared/periods';

export type ReportMonth = ContributionReport['months'][number];

const none = { hours: 0, items: 0, participants: 0 };

/**
 * The months of a period in order, also those without contributions. A period without limits begins and ends with
 * contributions.
 */
export function monthsOfReport({ from, to }: Period, months: readonly ReportMonth[]): ReportMonth[] {
  const [first, last] = [from ?? dayIn(months[0]), to ?? dayIn(months.at(-1))];
  if (first === undefined || last === undefined) return [];
  return monthsOf({ from: first, to: last }).map(
    (month) => months.find((entry) => entry.month === month) ?? { month, ...none },
  );
}

const dayIn = (month: ReportMonth | undefined) => month && `${month.month}-01`;

/** Whether a period lies within one month, of which a chart of months says nothing. */
export const isOneMonth = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && from.slice(0, 7) === to.slice(0, 7);
