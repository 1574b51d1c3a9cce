import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { getVisibleGyg } from '../gygs';
import { countBookingsOf } from '../needs';
import { presentAttendance } from './attendance.presenter';
import { countMarked, listExpectedRows } from './attendance.repository';

/** The door list of a gyg, for its hosts: active bookings by name, and how many are marked. */
export async function listAttendance(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listAttendance', actor, { gyg });
  const [rows, marked, { confirmed: total }] = await Promise.all([
    listExpectedRows(read, gyg.id, { language: actor.locale, page, pageSize }),
    countMarked(read, gyg.id),
    countBookingsOf(read, gyg.id),
  ]);
  const { ATTENDED: attended, ABSENT: absent, APPROVED_UNATTENDANCE: excused } = marked;
  const counts = { total, attended, absent, excused };
  return { entries: rows.map(presentAttendance), total, page, pageSize, counts };
}
