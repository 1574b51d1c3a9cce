import type { Reader } from '@gyg/database';
import { bookings, gygs, needs, organizations, users } from '@gyg/database/schema';
import { and, count, eq, gte, isNull, lte } from 'drizzle-orm';
import { attended } from '../../../access/queries/booked-gyg.repository';
import { isOpen, isUpcoming } from '../../../access/queries/gyg-states.repository';
import type { Happened } from './trend';

const onceEach = (rows: readonly { at: Date }[]): Happened[] => rows.map(({ at }) => ({ at, amount: 1 }));

export const listNewBookings = async (read: Reader, since: Date) =>
  onceEach(await read.select({ at: bookings.createdAt }).from(bookings).where(gte(bookings.createdAt, since)));

export const listNewOrganizations = async (read: Reader, since: Date) =>
  onceEach(
    await read.select({ at: organizations.createdAt }).from(organizations).where(gte(organizations.createdAt, since)),
  );

export const listNewAccounts = async (read: Reader, since: Date) =>
  onceEach(await read.select({ at: users.createdAt }).from(users).where(gte(users.createdAt, since)));

export async function listPublishedGygs(read: Reader, since: Date): Promise<Happened[]> {
  const rows = await read.select({ at: gygs.publishedAt }).from(gygs).where(gte(gygs.publishedAt, since));
  return rows.flatMap(({ at }) => (at === null ? [] : [{ at, amount: 1 }]));
}

/** Minutes that people gave, at the end of the gyg. */
export async function listMinutesGiven(read: Reader, since: Date, until: Date): Promise<Happened[]> {
  const rows = await read
    .select({ at: gygs.endDateTime, amount: needs.durationMinutes })
    .from(gygs)
    .innerJoin(bookings, eq(bookings.gygId, gygs.id))
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .where(and(gte(gygs.endDateTime, since), lte(gygs.endDateTime, until), attended));
  return rows.flatMap(({ at, amount }) => (at === null || amount === null ? [] : [{ at, amount }]));
}

/** Open gygs by primary goal, and whether they have started. */
export async function countOpenGygs(read: Reader, now: Date) {
  const [byGoal, upcoming] = await Promise.all([
    read.select({ goal: gygs.sdgGoalId, open: count() }).from(gygs).where(isOpen(now)).groupBy(gygs.sdgGoalId),
    read.$count(gygs, isUpcoming(now)),
  ]);
  return { byGoal: new Map(byGoal.map((row) => [row.goal, row.open])), upcoming };
}

export const countOrganizations = (read: Reader) => read.$count(organizations);

export const countAccounts = (read: Reader) => read.$count(users, isNull(users.erasedAt));
