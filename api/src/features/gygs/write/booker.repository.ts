import type { Reader, Tx } from '@gyg/database';
import { beneficiaries, bookings, gygs, needs, users } from '@gyg/database/schema';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

const person = { id: users.id, fullName: users.fullName, email: users.email, locale: users.locale };
const activeStatuses = inArray(bookings.status, ['ACTIVE', 'PENDING']);

/** A user with a booking or a place as a recipient. */
export type Booker = Pick<typeof users.$inferSelect, 'id' | 'fullName' | 'email' | 'locale'>;

/** All users with a booking or place in a gyg, once each. */
export async function listBookers(read: Reader, gygId: string): Promise<Booker[]> {
  const helpers = await read
    .selectDistinct(person)
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.gygId, gygId), activeStatuses, isNull(users.erasedAt)));
  const recipients = await read
    .selectDistinct(person)
    .from(beneficiaries)
    .innerJoin(users, eq(users.id, beneficiaries.userId))
    .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'ACTIVE'), isNull(users.erasedAt)));
  return [...new Map([...helpers, ...recipients].map((person) => [person.id, person])).values()];
}

/** Whether the gyg has active bookings or places, including those of erased users. */
export async function hasActiveBookings(read: Reader, gygId: string): Promise<boolean> {
  const booked = await read
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.gygId, gygId), activeStatuses))
    .limit(1);
  const recipient = await read
    .select({ id: beneficiaries.id })
    .from(beneficiaries)
    .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'ACTIVE')))
    .limit(1);
  return booked.length + recipient.length > 0;
}

interface Cancelled {
  cancelReason: string;
  cancelledBy: string;
  cancelledAt: Date;
}

/**
 * Cancels all bookings and places and releases the capacity; returns the bookings. The caller must prevent
 * concurrent bookings.
 */
export async function cancelAll(tx: Tx, gygId: string, cancelled: Cancelled) {
  const ended = { status: 'CANCELLED', ...cancelled } as const;
  const rows = await tx
    .update(bookings)
    .set(ended)
    .where(and(eq(bookings.gygId, gygId), activeStatuses))
    .returning({ gygId: bookings.gygId, needId: bookings.needId, bookingId: bookings.id, quantity: bookings.quantity });
  await tx
    .update(beneficiaries)
    .set(ended)
    .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'ACTIVE')));
  await tx
    .update(needs)
    .set({
      bookedPositions: 0,
      pendingPositions: 0,
      heldPositions: 0,
      activeBookings: 0,
      pendingBookings: 0,
      endedBookings: sql`${needs.endedBookings} + ${needs.activeBookings} + ${needs.pendingBookings}`,
    })
    .where(eq(needs.gygId, gygId));
  await tx.update(gygs).set({ beneficiariesTaken: 0, beneficiariesHeld: 0 }).where(eq(gygs.id, gygId));
  return rows;
}

/** Forgets who has confirmed that they are coming: their answers were about another start. */
export async function forgetConfirmations(tx: Tx, gygId: string): Promise<void> {
  const open = { confirmedAt: null };
  await tx
    .update(bookings)
    .set(open)
    .where(and(eq(bookings.gygId, gygId), isNotNull(bookings.confirmedAt)));
  await tx
    .update(beneficiaries)
    .set(open)
    .where(and(eq(beneficiaries.gygId, gygId), isNotNull(beneficiaries.confirmedAt)));
}
