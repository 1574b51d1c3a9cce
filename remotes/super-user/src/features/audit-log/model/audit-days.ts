import type { AuditEntry } from '@gyg/contract';
import { type Day, dayOf } from '../../../shared/time/swedish-day';

/** The entries of one day. */
export interface AuditDay {
  day: Day;
  entries: readonly AuditEntry[];
}

/** Entries by their day in Sweden, in their order. */
export function groupByDay(entries: readonly AuditEntry[]): AuditDay[] {
  const days = new Map<Day, AuditEntry[]>();
  for (const entry of entries) {
    const day = dayOf(Date.parse(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
