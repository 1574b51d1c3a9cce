import type { Reader, Tx } from '@gyg/database';
import { bookings, gygs, gygTransitions, users } from '@gyg/database/schema';
import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, or, type SQL } from 'drizzle-orm';
import { notificationWindowMs, type Transition } from './due-transitions';

/** On record; true for exactly one of all that write the same (the primary key decides). */
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

/** Published gyg that has come to `state` and is not on record as such since `at`. */
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
    .where(and(isNotNull(gygs.publishedAt), lte(at, now), gt(at, since), where, notExists(onRecord)))
    .orderBy(asc(at))
    .limit(limit);
}

/** Gygs with a transition to write, those that waited longest first; one may be named more than once. */
export async function listDueGygs(read: Reader, now: Date, limit: number): Promise<string[]> {
  const since = new Date(now.getTime() - notificationWindowMs);
  const rows = [
    ...(await listUnrecorded(read, 'ONGOING', gygs.startDateTime, { now, limit })),
    ...(await listUnrecorded(read, 'FINISHED', gygs.endDateTime, { now, where: isNull(gygs.finishedAt), limit })),
    // A host may have finished it before its end: then its end is later than that, which the index knows.
    ...(await listUnrecorded(read, 'FINISHED', gygs.finishedAt, { now, where: gt(gygs.endDateTime, since), limit })),
  ];
  return [...new Set(rows.map((row) => row.id))];
}

/** Published gygs that have started, whatever is on record. */
export function listStarted(read: Reader, now: Date) {
  const { id, publishedAt, startDateTime, endDateTime, finishedAt } = gygs;
  return read
    .select({ id, publishedAt, startDateTime, endDateTime, finishedAt })
    .from(gygs)
    .where(and(isNotNull(publishedAt), lte(startDateTime, now)));
}

/** Those who took part: booked, and not marked as away. Each once; nobody who is erased, no recipients. */
export function listParticipants(read: Reader, gygId: string) {
  const came = or(isNull(bookings.attendance), eq(bookings.attendance, 'ATTENDED'));
  return read
    .selectDistinct({ id: users.id, fullName: users.fullName, email: users.email, locale: users.locale })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.gygId, gygId), eq(bookings.status, 'ACTIVE'), came, isNull(users.erasedAt)));
}
