import type { ContributionType, ReadingLanguage } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { beneficiaries, bookings, gygs, needs, users } from '@gyg/database/schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { bookedNeedTitleIn } from '../../../access/queries/texts-in-language.repository';
import type { ReminderSubject } from './reminder-subject';

/** Whose bookings or place at which gyg. */
export interface Holder {
  kind: ReminderSubject['kind'];
  userId: string;
  gygId: string;
  bookedAt: Date;
}

/** A booking or place that has not been cancelled. */
export interface Held {
  id: string;
  confirmedAt: Date | null;
  /** What was booked; null for a place. */
  need: { id: string; title: string; kind: ContributionType; quantity: number } | null;
}

/** The person and gyg of a booking or place; undefined if it is missing or they erased their account. */
export async function findHolder(
  read: Reader,
  { kind, id }: Pick<ReminderSubject, 'kind' | 'id'>,
): Promise<Holder | undefined> {
  const table = kind === 'BOOKING' ? bookings : beneficiaries;
  const [row] = await read
    .select({ userId: table.userId, gygId: table.gygId, bookedAt: table.createdAt })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.id, id), isNull(users.erasedAt)));
  return row && { kind, ...row };
}

const ownBookings = ({ gygId, userId }: Holder) =>
  and(eq(bookings.gygId, gygId), eq(bookings.userId, userId), inArray(bookings.status, ['ACTIVE', 'PENDING']));

const ownPlace = ({ gygId, userId }: Holder) =>
  and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.userId, userId), eq(beneficiaries.status, 'ACTIVE'));

/** What the person still has at the gyg, by need, so that transactions lock needs in one order. */
export async function listHeld(read: Reader, holder: Holder, reading: ReadingLanguage = 'own'): Promise<Held[]> {
  if (holder.kind === 'PLACE') {
    const { id, confirmedAt } = beneficiaries;
    const rows = await read.select({ id, confirmedAt }).from(beneficiaries).where(ownPlace(holder));
    return rows.map((row) => ({ ...row, need: null }));
  }
  const { id, confirmedAt, quantity, kind } = bookings;
  return read
    .select({ id, confirmedAt, need: { id: needs.id, title: bookedNeedTitleIn(reading), kind, quantity } })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(ownBookings(holder))
    .orderBy(asc(needs.id));
}

/** Confirms all that the person has at the gyg and has not confirmed yet. */
export async function confirmHeld(tx: Tx, holder: Holder, confirmedAt: Date): Promise<void> {
  if (holder.kind === 'PLACE') {
    await tx
      .update(beneficiaries)
      .set({ confirmedAt })
      .where(and(ownPlace(holder), isNull(beneficiaries.confirmedAt)));
  } else {
    await tx
      .update(bookings)
      .set({ confirmedAt })
      .where(and(ownBookings(holder), isNull(bookings.confirmedAt)));
  }
}
