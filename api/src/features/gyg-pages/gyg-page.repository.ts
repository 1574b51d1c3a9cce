import type { Reader } from '@gyg/database';
import { bookings, gygManagers, gygMedia, gygPartners, organisations, users } from '@gyg/database/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';

const card = {
  id: organisations.id,
  name: organisations.name,
  logo: organisations.logo,
  friendlyUrl: organisations.friendlyUrl,
  organizationType: organisations.organizationType,
};

/** Accepted partners, by name. */
export function listPartners(read: Reader, gygId: string) {
  return read
    .select(card)
    .from(gygPartners)
    .innerJoin(organisations, eq(organisations.id, gygPartners.organizationId))
    .where(and(eq(gygPartners.gygId, gygId), eq(gygPartners.accepted, true)))
    .orderBy(asc(organisations.name), asc(organisations.id));
}

/** Organisations represented with their approval by bookings that stand, by name. */
export function listContributors(read: Reader, gygId: string) {
  return read
    .selectDistinct(card)
    .from(bookings)
    .innerJoin(organisations, eq(organisations.id, bookings.organizationId))
    .where(and(eq(bookings.gygId, gygId), eq(bookings.status, 'ACTIVE')))
    .orderBy(asc(organisations.name), asc(organisations.id));
}

/** The team: public cards of the gyg's managers. */
export function listTeam(read: Reader, gygId: string) {
  return read
    .select({ id: users.id, fullName: users.fullName, profileImage: users.profileImage })
    .from(gygManagers)
    .innerJoin(users, eq(users.id, gygManagers.userId))
    .where(and(eq(gygManagers.gygId, gygId), isNull(users.erasedAt)))
    .orderBy(asc(users.fullName), asc(users.id));
}

export function listMedia(read: Reader, gygId: string) {
  return read
    .select({ id: gygMedia.id, url: gygMedia.url, caption: gygMedia.caption })
    .from(gygMedia)
    .where(eq(gygMedia.gygId, gygId))
    .orderBy(asc(gygMedia.sortOrder), asc(gygMedia.createdAt), asc(gygMedia.id));
}
