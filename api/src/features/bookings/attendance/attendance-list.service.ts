import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { TextPaging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { getVisibleGyg } from '../../gygs';
import { countBookingsOf } from '../../needs';
import { presentAttendance } from './attendance.presenter';
import { countMarked, listBookingsById, listExpectedIds } from './attendance.repository';

/** The door list of a gyg, for its hosts: active bookings by name, and how many are marked. */
export async function listAttendance(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { reading, page, pageSize }: TextPaging,
) {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listAttendance', actor, { gyg });
  // On SQLite each statement holds the thread: others are answered between the two that take longest.
  const ids = await listExpectedIds(read, gyg.id, { language: actor.locale, page, pageSize });
  await nextTurn();
  const [bookings, marked, { confirmed: total }] = await Promise.all([
    listBookingsById(read, gyg.id, ids, reading),
    countMarked(read, gyg.id),
    countBookingsOf(read, gyg.id),
  ]);
  const rows = ids.flatMap((id) => bookings.get(id) ?? []);
  const { ATTENDED: attended, ABSENT: absent, APPROVED_UNATTENDANCE: excused } = marked;
  const counts = { total, attended, absent, excused };
  return { entries: rows.map(presentAttendance), total, page, pageSize, counts };
}
