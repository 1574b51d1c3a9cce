import type { Attendance, ContributionType } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { getVisibleGyg } from '../../gygs';
import { requireVisibleBooking } from '../booking.policy';
import { type BookingRow, findBooking } from '../booking.repository';
import { limitToGyg, requireStarted } from './attendance.policy';
import { setAttendances } from './attendance.repository';

export interface AttendanceInput {
  contributionType: ContributionType;
  /** Null unmarks. */
  attendance: Attendance | null;
  /** When attendance was recorded, for devices that were offline; the latest wins. */
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
  requireStarted(gyg, uow.now);
  if (row.status !== 'ACTIVE') throw problem('gyg.wrong_state');
  const record = { bookingId: row.id, contributionType, attendance, at: limitToGyg(at, gyg, uow.now) };
  await setAttendances(uow.tx, gyg.id, [record]);
  return (await findBooking(uow.tx, gyg.id, row.id)) ?? row;
}
