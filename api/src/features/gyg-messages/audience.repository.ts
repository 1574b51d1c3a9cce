import type { MessageAudience } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { beneficiaries, bookings, users } from '@gyg/database/schema';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';

export interface Audience {
  gygId: string;
  audience: MessageAudience;
  /** For CHOSEN: bookings of the gyg, or places of recipients. Others are ignored. */
  bookingIds: readonly string[];
}

/** Whether a user is in the audience. Only bookings and places that are not cancelled count. */
function inAudience(read: Reader, { gygId, audience, bookingIds }: Audience): SQL | undefined {
  const booked = (...where: SQL[]) =>
    inArray(
      users.id,
      read
        .select({ id: bookings.userId })
        .from(bookings)
        .where(and(eq(bookings.gygId, gygId), ...where)),
    );
  const placed = (...where: SQL[]) =>
    inArray(
      users.id,
      read
        .select({ id: beneficiaries.userId })
        .from(beneficiaries)
        .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'ACTIVE'), ...where)),
    );
  const active = eq(bookings.status, 'ACTIVE');
  const conditions: Record<MessageAudience, () => SQL | undefined> = {
    BOOKED: () => booked(active),
    WAITING: () => booked(eq(bookings.status, 'PENDING')),
    ATTENDED: () => booked(active, eq(bookings.attendance, 'ATTENDED')),
    RECIPIENTS: () => placed(),
    CHOSEN: () =>
      or(
        booked(inArray(bookings.status, ['ACTIVE', 'PENDING']), inArray(bookings.id, [...bookingIds])),
        placed(inArray(beneficiaries.id, [...bookingIds])),
      ),
  };
  return conditions[audience]();
}

/** The people of an audience, each once, without those who erased their account. */
export function listAudience(read: Reader, audience: Audience) {
  return read
    .select({ id: users.id, fullName: users.fullName, email: users.email, locale: users.locale })
    .from(users)
    .where(and(isNull(users.erasedAt), inAudience(read, audience)))
    .orderBy(asc(users.id));
}
export type Recipient = Awaited<ReturnType<typeof listAudience>>[number];
