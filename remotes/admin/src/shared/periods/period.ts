import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  firstOfMonth,
  isDay,
  startOfDay,
  yearBefore,
} from '../time/swedish-days';

/** The periods to choose from: the last 30 days, this year, 12 months with the current one, everything, own dates. */
export const periodNames = ['30d', 'year', '12m', 'all', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The first and the last day, both included; undefined without a limit. */
export interface Days {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

/** The period of a report. It is stored only in the address. */
export interface Period extends Days {
  readonly name: PeriodName;
}

/** The days of a period that has a name. */
function daysOf(name: Exclude<PeriodName, 'own'>, today: Day): Days {
  if (name === 'all') return { from: undefined, to: undefined };
  if (name === '30d') return { from: addDays(today, -29), to: today };
  return { from: name === 'year' ? `${today.slice(0, 4)}-01-01` : firstOfMonth(today, -11), to: today };
}

/** Reads the period in an address. Unknown names and impossible dates become the twelve months. */
export function readPeriod(params: URLSearchParams, allowed: readonly PeriodName[], now = Date.now()): Period {
  const name = allowed.find((choice) => choice === params.get('period')) ?? '12m';
  const today = dayOf(now);
  if (name !== 'own') return { name, ...daysOf(name, today) };
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isDay(from) || !isDay(to) || from > to) return { name: '12m', ...daysOf('12m', today) };
  return { name, from, to };
}

/** The query of an address with a period. The twelve months are left out. */
export function periodQuery({ name, from, to }: Period): Record<string, string> {
  if (name === '12m') return {};
  return { period: name, ...(name === 'own' && from !== undefined && to !== undefined && { from, to }) };
}

/** The times that the API takes: `from` inclusive, `to` exclusive. */
export function rangeOf({ from, to }: Days): { from?: string; to?: string } {
  return {
    ...(from !== undefined && { from: startOfDay(from) }),
    ...(to !== undefined && { to: startOfDay(addDays(to, 1)) }),
  };
}

/**
 * The period that another one is compared with: the same days a year earlier for a year and twelve months, else as many
 * days just before it. Undefined without a limit.
 */
export function periodBefore({ name, from, to }: Period): Days | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (name === 'year' || name === '12m') return { from: yearBefore(from), to: yearBefore(to) };
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

/** All months of a period, as `2027-05`. */
export function monthsOf({ from, to }: { from: Day; to: Day }): string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); first <= to; first = firstOfMonth(first, 1)) months.push(first.slice(0, 7));
  return months;
}
