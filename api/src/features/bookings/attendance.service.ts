import type { Attendance, ContributionType } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem/problem';
import { getVisibleGyg, gygStateAt } from '../gygs';
import { requireVisibleBooking } from './booking.policy';
import { type BookingRow, findBooking, setAttendance } from './booking.repository';

export interface AttendanceInput {
  contributionType: ContributionType;
  /** Null unmarks. */
  attendance: Attendance | null;
  /**
   * When attendance was recorded, for devices that were offline; the latest wins. Clamped to between the start and now.
   */
  at?: Date | undefined;
}

/** Records attendance, from the start of the gyg on. */
export async function recordAttendance(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  bookingId: string,
  { contributionType, attendance, at = uow.now }: AttendanceInput,
): Promise<BookingRow> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const row = requireVisibleBooking(actor, gyg, await findBooking(uow.tx, gyg.id, bookingId), contributionType);
  permit('recordAttendance', actor, { gyg });
  const state = gygStateAt(gyg, uow.now);
  if ((state !== 'ONGOING' && state !== 'FINISHED') || row.status !== 'ACTIVE') throw problem('gyg.wrong_state');
  const start = gyg.startDateTime?.getTime() ?? Number.NEGATIVE_INFINITY;
  const recordedAt = new Date(Math.min(Math.max(at.getTime(), start), uow.now.getTime()));
  await setAttendance(uow.tx, row.id, attendance, recordedAt);
  return (await findBooking(uow.tx, gyg.id, row.id)) ?? row;
}
