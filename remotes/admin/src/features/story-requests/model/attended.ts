import type { AttendanceEntry } from '@gyg/contract';

/** The ids of those who attended, each once: a person may have several bookings. Erased accounts have no id. */
export function attendedIn(entries: readonly Pick<AttendanceEntry, 'userId' | 'attendance'>[]): string[] {
  const attended = entries.filter(({ attendance }) => attendance === 'ATTENDED');
  return [...new Set(attended.flatMap(({ userId }) => userId ?? []))];
}
