import { toSwedishTime } from '@gyg/contract/dates';

/** Periods that are counted from today. The address contains their name, so that a saved link stays current. */
export const periods = ['today', 'weekend', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** When a gyg takes place: any time, a period from today, or between two days (`2026-12-05`), each optional. */
export type When =
  | { readonly kind: 'any' }
  | { readonly kind: Period }
  | { readonly kind: 'dates'; readonly from?: string; readonly until?: string };

export const anyTime: When = { kind: 'any' };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day that exists, as the API accepts it. */
const readDay = (text: string | null): string | undefined => {
  if (text === null || !day.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? undefined : text;
};

/** Reads `when`, `from` and `until`. Days in the wrong order are swapped, unknown values ignored. */
export function readWhen(params: URLSearchParams): When {
  const period = periods.find((name) => name === params.get('when'));
  if (period !== undefined) return { kind: period };
  const from = readDay(params.get('from'));
  const until = readDay(params.get('until'));
  if (from === undefined && until === undefined) return anyTime;
  if (from !== undefined && until !== undefined && from > until) return { kind: 'dates', from: until, until: from };
  return { kind: 'dates', ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** The part of the address. */
export function whenToAddress(when: When): Record<string, string | undefined> {
  if (when.kind === 'any') return {};
  return when.kind === 'dates' ? { from: when.from, until: when.until } : { when: when.kind };
}

/** A day some days later. In UTC every day has 24 hours, so the change to summer time cannot skip one. */
const later = (from: string, days: number): string => {
  const at = new Date(`${from}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** From Saturday to Sunday; on a Sunday only the rest of this weekend. */
function weekendOf(today: string) {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return { from: today, until: today };
  const saturday = later(today, 6 - weekday);
  return { from: saturday, until: later(saturday, 1) };
}

/** Today in Sweden, `2026-12-05`. */
export const swedishDay = (now: Date): string => toSwedishTime(now).slice(0, 10);

/** The first and last day of a choice at this moment, in Swedish time. The next 7 days include today. */
export function daysOf(when: When, now: Date): { from?: string; until?: string } {
  if (when.kind === 'any') return {};
  if (when.kind === 'dates') {
    return { ...(when.from && { from: when.from }), ...(when.until && { until: when.until }) };
  }
  const today = swedishDay(now);
  if (when.kind === 'today') return { from: today, until: today };
  if (when.kind === 'weekend') return weekendOf(today);
  return { from: today, until: later(today, when.kind === 'week' ? 6 : 29) };
}

export const whenChoices = ['any', ...periods, 'dates'] as const;

/** What a choice means; own dates begin today. */
export const whenFrom = (kind: (typeof whenChoices)[number], now: Date): When =>
  kind === 'dates' ? { kind, from: swedishDay(now) } : { kind };

/** Own dates in the right order; any time without them. */
export function datesFrom({ from, until }: { from?: string | undefined; until?: string | undefined }): When {
  return readWhen(new URLSearchParams({ from: from ?? '', until: until ?? '' }));
}
