import type { Attendance, ContributionType } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { getVisibleGyg, gygStateAt } from '../gygs';
import { requireKnownBooking } from './booking.policy';
import { type BookingRow, findBooking, setAttendance } from './booking.repository';

export interface AttendanceInput {
  contributionType: ContributionType;
  /** Null unmarks. */
  attendance: Attendance | null;
  /** When it was noted, for devices that were offline; the latest wins. Never before the start, never later than now. */
  at?: Date | undefined;
}

/** Records who came, from the start on (api.md, bookings). */
export async function recordAttendance(
  work: Work,
  actor: SignedIn,
  gygId: string,
  bookingId: string,
  { contributionType, attendance, at = work.now }: AttendanceInput,
): Promise<BookingRow> {
  const gyg = await getVisibleGyg(work.t, actor, gygId);
  const row = requireKnownBooking(actor, gyg, await findBooking(work.t, gyg.id, bookingId), contributionType);
  permit('recordAttendance', actor, { gyg });
  const state = gygStateAt(gyg, work.now);
  if ((state !== 'ONGOING' && state !== 'FINISHED') || row.status !== 'ACTIVE') throw problem('gyg.wrong_state');
  const start = gyg.startDateTime?.getTime() ?? Number.NEGATIVE_INFINITY;
  const noted = new Date(Math.min(Math.max(at.getTime(), start), work.now.getTime()));
  await setAttendance(work.t, row.id, attendance, noted);
  return (await findBooking(work.t, gyg.id, row.id)) ?? row;
}
