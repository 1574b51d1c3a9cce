import type { PortfolioInsights } from '@gyg/contract';
import type { Language } from '@gyg/platform';

type Organizations = PortfolioInsights['organizations'];

/** Sums of hours have one decimal, as each of their parts. */
const oneDecimal = (hours: number): number => Math.round(hours * 10) / 10;

/** The hours of all organisations in each of the months (`2027-05`). */
export const hoursByMonth = (organizations: Organizations, months: readonly string[]) =>
  months.map((month) => ({
    month,
    hours: oneDecimal(
      organizations
        .flatMap((organization) => organization.months)
        .filter((entry) => entry.month === month)
        .reduce((sum, entry) => sum + entry.hours, 0),
    ),
  }));

/** The hours of all organisations by the primary goal of the gyg. */
export function hoursByGoal(organizations: Organizations): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { goal, hours } of organizations.flatMap(({ goalHours }) => goalHours)) {
    sums.set(goal, oneDecimal((sums.get(goal) ?? 0) + hours));
  }
  return sums;
}

/** The organisations with the most hours first, equal ones by name in the order of the language on screen. */
export const mostHoursFirst = (organizations: Organizations, language: Language): Organizations =>
  organizations.toSorted(
    (left, right) => right.hours - left.hours || left.orgName.localeCompare(right.orgName, language),
  );

export interface Change {
  readonly direction: 'up' | 'down' | 'even';
  /** The difference, never negative. */
  readonly amount: number;
  /** The difference as a whole percentage of the number before; undefined if that is 0. */
  readonly percent: number | undefined;
}

/** How a number changed since the period before. */
export function changeOf(now: number, before: number): Change {
  const amount = oneDecimal(Math.abs(now - before));
  const direction = now > before ? 'up' : now < before ? 'down' : 'even';
  return { direction, amount, percent: before === 0 ? undefined : Math.round((amount / before) * 100) };
}
