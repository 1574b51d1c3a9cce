import type { Trend } from '@gyg/contract';

export const day = 24 * 60 * 60_000;
export const daysShown = 30;

/** When something happened, and how much of it. */
export interface Happened {
  at: Date;
  amount: number;
}

/** The last 30 days of 24 hours each, and the sum of the 30 days before. */
export function trendOf(happened: readonly Happened[], now: Date): Trend {
  const byDay = Array.from({ length: daysShown }, () => 0);
  let before = 0;
  for (const { at, amount } of happened) {
    const age = Math.floor((now.getTime() - at.getTime()) / day);
    if (age < 0 || age >= 2 * daysShown) continue;
    if (age >= daysShown) before += amount;
    else byDay[daysShown - 1 - age] = (byDay[daysShown - 1 - age] ?? 0) + amount;
  }
  return { count: byDay.reduce((sum, amount) => sum + amount, 0), before, byDay };
}

const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;

/** A trend of minutes in hours with one decimal, rounded after everything is summed. */
export const inHours = ({ count, before, byDay }: Trend): Trend => ({
  count: hoursOf(count),
  before: hoursOf(before),
  byDay: byDay.map(hoursOf),
});
