import type { Reader, Tx } from '@gyg/database';
import { bookings, gygs, gygTransitions, users } from '@gyg/database/schema';
import { and, asc, eq, gt, isNull, lte, notExists, or, type SQL } from 'drizzle-orm';
import { hasStarted, isPublished } from '../../../access/queries/gyg-states.repository';
import { notificationWindowMs, type Transition } from './due-transitions';

/** Records a transition; true for exactly one of several concurrent callers (by primary key). */
export async function insertTransition(
  tx: Tx,
  gygId: string,
  { state, at }: Transition,
  createdAt: Date,
): Promise<boolean> {
  const written = await tx
    .insert(gygTransitions)
    .values({ gygId, state, at, createdAt })
    .onConflictDoNothing()
    .returning({ gygId: gygTransitions.gygId });
  return written.length === 1;
}

/** Published gygs that reached `state` and have no record of it since `at`. */
function listUnrecorded(
  read: Reader,
  state: Transition['state'],
  at: typeof gygs.startDateTime | typeof gygs.endDateTime | typeof gygs.finishedAt,
  { now, where, limit }: { now: Date; where?: SQL | undefined; limit: number },
): Promise<{ id: string }[]> {
  const onRecord = read
    .select({ gygId: gygTransitions.gygId })
    .from(gygTransitions)
    .where(and(eq(gygTransitions.gygId, gygs.id), eq(gygTransitions.state, state), eq(gygTransitions.at, at)));
  const since = new Date(now.getTime() - notificationWindowMs);
  return read
    .select({ id: gygs.id })
    .from(gygs)
    .where(and(isPublished(), lte(at, now), gt(at, since), where, notExists(onRecord)))
    .orderBy(asc(at))
    .limit(limit);
}

/** Gygs with a transition to write, longest overdue first; a gyg may occur twice. */
export async function listDueGygs(read: Reader, now: Date, limit: number): Promise<string[]> {
  const since = new Date(now.getTime() - notificationWindowMs);
  const rows = [
    ...(await listUnrecorded(read, 'ONGOING', gygs.startDateTime, { now, limit })),
    ...(await listUnrecorded(read, 'FINISHED', gygs.endDateTime, { now, where: isNull(gygs.finishedAt), limit })),
    // A host may have finished it early: its end is then later, which the index covers.
    ...(await listUnrecorded(read, 'FINISHED', gygs.finishedAt, { now, where: gt(gygs.endDateTime, since), limit })),
  ];
  return [...new Set(rows.map((row) => row.id))];
}

/** Published gygs that have started, recorded or not. */
export function listStarted(read: Reader, now: Date) {
  const { id, publishedAt, startDateTime, endDateTime, finishedAt } = gygs;
  return read.select({ id, publishedAt, startDateTime, endDateTime, finishedAt }).from(gygs).where(hasStarted(now));
}

/** Participants: booked and not recorded as absent. Each once; no erased users, no recipients. */
export function listParticipants(read: Reader, gygId: string) {
  const came = or(isNull(bookings.attendance), eq(bookings.attendance, 'ATTENDED'));
  return read
    .selectDistinct({ id: users.id, fullName: users.fullName, email: users.email, locale: users.locale })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.gygId, gygId), eq(bookings.status, 'ACTIVE'), came, isNull(users.erasedAt)));
}
