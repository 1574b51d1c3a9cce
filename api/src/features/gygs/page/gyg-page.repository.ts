import type { Locale } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { bookings, gygManagers, gygMedia, gygPartners, gygs, organizations, users } from '@gyg/database/schema';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { compareTexts } from '../../../text/search-text';

/** When a gyg was last saved. */
export async function findUpdatedAt(read: Reader, gygId: string): Promise<Date | undefined> {
  const [row] = await read.select({ updatedAt: gygs.updatedAt }).from(gygs).where(eq(gygs.id, gygId));
  return row?.updatedAt;
}

/** Whether an organisation is one of these: 1 or 0 on both engines. */
const isOneOf = (ids: SQL) => sql<number>`case when ${organizations.id} in (${ids}) then 1 else 0 end`.mapWith(Number);

const card = {
  id: organizations.id,
  name: organizations.name,
  logo: organizations.logo,
  friendlyUrl: organizations.friendlyUrl,
  organizationType: organizations.organizationType,
};

const organizationsOf = prepared({ gygId: gygs.id }, (db, { gygId }) => {
  const partners = sql`select ${gygPartners.organizationId} from ${gygPartners}
    where ${gygPartners.gygId} = ${gygId} and ${eq(gygPartners.accepted, true)}`;
  const represented = sql`select ${bookings.organizationId} from ${bookings}
    where ${bookings.gygId} = ${gygId} and ${bookings.status} = 'ACTIVE' and ${isNotNull(bookings.organizationId)}`;
  return db
    .select({ ...card, partner: isOneOf(partners), contributor: isOneOf(represented) })
    .from(organizations)
    .where(sql`${organizations.id} in (${partners} union ${represented})`)
    .orderBy(asc(organizations.id));
});

/** Accepted partners, and organisations represented with approval by active bookings; by name. */
export async function listOrganizationsOf(read: Reader, gygId: string, language: Locale) {
  const organizations = await organizationsOf(read, { gygId });
  const rows = organizations.toSorted((a, b) => compareTexts[language](a.name, b.name));
  const cards = rows.map(({ partner, contributor, ...card }) => ({ partner, contributor, card }));
  return {
    partners: cards.filter(({ partner }) => partner === 1).map(({ card }) => card),
    contributingOrganizations: cards.filter(({ contributor }) => contributor === 1).map(({ card }) => card),
  };
}

const teamOf = prepared({ gygId: gygs.id }, (db, { gygId }) =>
  db
    .select({ id: users.id, fullName: users.fullName, profileImage: users.profileImage })
    .from(gygManagers)
    .innerJoin(users, eq(users.id, gygManagers.userId))
    .where(and(eq(gygManagers.gygId, gygId), isNull(users.erasedAt)))
    .orderBy(asc(users.id)),
);
/** The team: public cards of the gyg's managers, by name. */
export async function listTeam(read: Reader, gygId: string, language: Locale) {
  const team = await teamOf(read, { gygId });
  return team.toSorted((a, b) => compareTexts[language](a.fullName, b.fullName));
}

const mediaOf = prepared({ gygId: gygs.id }, (db, { gygId }) =>
  db
    .select({ id: gygMedia.id, url: gygMedia.url, caption: gygMedia.caption })
    .from(gygMedia)
    .where(eq(gygMedia.gygId, gygId))
    .orderBy(asc(gygMedia.sortOrder), asc(gygMedia.createdAt), asc(gygMedia.id)),
);
export const listMedia = (read: Reader, gygId: string) => mediaOf(read, { gygId });
