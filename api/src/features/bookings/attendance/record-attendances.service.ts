import { type ErrorCode, errorCatalogue, type RecordAttendancesAnswer } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { type GygRow, getVisibleGyg } from '../../gygs';
import type { BookingRow } from '../booking.repository';
import { type AttendanceRecord, listBookingsById, setAttendances } from './attendance.repository';
import { type AttendanceInput, limitToGyg, presentAttendance, requireStarted } from './attendance.service';

export interface AttendancesInput extends AttendanceInput {
  bookingId: string;
}

/** The latest record of each booking; of simultaneous ones the last. */
function latestOf(records: readonly AttendanceRecord[]): AttendanceRecord[] {
  const latest = new Map<string, AttendanceRecord>();
  for (const record of records) {
    const key = `${record.contributionType} ${record.bookingId}`;
    const other = latest.get(key);
    if (!other || other.at <= record.at) latest.set(key, record);
  }
  return [...latest.values()];
}

const withinGyg = (records: readonly AttendanceRecord[], gyg: GygRow, now: Date) =>
  records.map((record) => ({ ...record, at: limitToGyg(record.at, gyg, now) }));

function whyRefused({ contributionType }: AttendancesInput, row: BookingRow | undefined): ErrorCode | undefined {
  if (!row || row.kind !== contributionType) return 'booking.missing';
  return row.status === 'ACTIVE' ? undefined : 'gyg.wrong_state';
}

/**
 * Records the attendance of several bookings of a gyg, from its start on, by the rules of `recordAttendance`. The
 * result of each record is in the order sent: the stored state, or why that record was refused. Sending a record again
 * changes nothing. Throws 404 `gyg.missing`, 403, 409 `gyg.wrong_state` before the start.
 */
export async function recordAttendances(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  inputs: readonly AttendancesInput[],
): Promise<RecordAttendancesAnswer> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  permit('recordAttendances', actor, { gyg });
  requireStarted(gyg, uow.now);
  const records = inputs.map(({ at = uow.now, ...record }) => ({ ...record, at }));
  await setAttendances(uow.tx, gyg.id, withinGyg(latestOf(records), gyg, uow.now));
  // Read after the update, so that the answer is what is stored, also if another device wrote it.
  const rows = await listBookingsById(uow.tx, gyg.id, [...new Set(inputs.map((input) => input.bookingId))], 'own');
  const results = inputs.map((input) => {
    const row = rows.get(input.bookingId);
    const code = whyRefused(input, row);
    return {
      bookingId: input.bookingId,
      entry: row && !code ? presentAttendance(row) : null,
      error: code ? { code, message: errorCatalogue[code].title } : null,
    };
  });
  return { results };
}
