import { problem } from '../../../problem';
import { type GygRow, gygStateAt } from '../../gygs';

/** Attendance is recorded from the start of a gyg on, and also after its end. */
export function requireStarted(gyg: GygRow, now: Date): void {
  const state = gygStateAt(gyg, now);
  if (state !== 'ONGOING' && state !== 'FINISHED') throw problem('gyg.wrong_state');
}

/** The time of a record, limited to between the start and now, because the clock of a device may be wrong. */
export function limitToGyg(at: Date, { startDateTime }: GygRow, now: Date): Date {
  const start = startDateTime?.getTime() ?? Number.NEGATIVE_INFINITY;
  return new Date(Math.min(Math.max(at.getTime(), start), now.getTime()));
}
