import type { Reader } from '@gyg/database';
import { beneficiaries, bookings, needs, users } from '@gyg/database/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { secondNeedTitle } from '../../../access/queries/texts-in-language.repository';

const person = { userId: users.id, fullName: users.fullName, email: users.email, locale: users.locale };

/** The active bookings of a gyg with their people and needs, oldest first; no erased users. */
export function listBooked(read: Reader, gygId: string) {
  return read
    .select({
      ...person,
      id: bookings.id,
      createdAt: bookings.createdAt,
      quantity: bookings.quantity,
      needTitle: needs.title,
      secondNeedTitle,
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.gygId, gygId), eq(bookings.status, 'ACTIVE'), isNull(users.erasedAt)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
}
export type BookedRow = Awaited<ReturnType<typeof listBooked>>[number];

/** The recipients with a place, oldest first; no erased users. */
export function listPlaces(read: Reader, gygId: string) {
  return read
    .select({ ...person, id: beneficiaries.id, createdAt: beneficiaries.createdAt })
    .from(beneficiaries)
    .innerJoin(users, eq(users.id, beneficiaries.userId))
    .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'ACTIVE'), isNull(users.erasedAt)))
    .orderBy(asc(beneficiaries.createdAt), asc(beneficiaries.id));
}
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];
