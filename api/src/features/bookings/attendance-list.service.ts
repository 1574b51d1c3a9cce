import type { Attendance } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { getVisibleGyg } from '../gygs';
import { presentAttendance } from './attendance.presenter';
import { countByAttendance, listExpectedRows } from './attendance.repository';

/** The door list of a gyg, for its hosts: active bookings by name, and how many are marked. */
export async function listAttendance(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listAttendance', actor, { gyg });
  const [rows, marked] = await Promise.all([
    listExpectedRows(read, gyg.id, { page, pageSize }),
    countByAttendance(read, gyg.id),
  ]);
  const of = (attendance: Attendance) => marked.find((one) => one.attendance === attendance)?.total ?? 0;
  const total = marked.reduce((sum, one) => sum + one.total, 0);
  const counts = {
    total,
    attended: of('ATTENDED'),
    absent: of('ABSENT'),
    excused: of('APPROVED_UNATTENDANCE'),
  };
  return { entries: rows.map(presentAttendance), total, page, pageSize, counts };
}
