import type { Locale, OrganizationType } from '@gyg/contract';
import { prepared, type Reader } from '@gyg/database';
import { featured, oldFriendlyUrls, organizationPages, organizations } from '@gyg/database/schema';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isFeaturedAt } from '../../access/queries/gyg-states.repository';
import { listPage, type Paging } from '../../access/queries/paging.repository';
import { nameColumn } from '../../access/queries/texts-in-language.repository';
import { meantUrl } from '../../text/friendly-url';
import { searchPatterns } from '../../text/search-text';
import { organizationColumns } from './organization-columns.repository';

export type OrganizationPageRow = typeof organizationPages.$inferSelect;

const cards = (read: Reader) =>
  read
    .select(organizationColumns)
    .from(organizations)
    .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id));
export type OrganizationRow = Awaited<ReturnType<typeof cards>>[number];

const byId = prepared({ id: organizations.id }, (db, { id }) => cards(db).where(eq(organizations.id, id)));
const byUrl = prepared({ friendlyUrl: organizations.friendlyUrl }, (db, { friendlyUrl }) =>
  cards(db).where(eq(organizations.friendlyUrl, friendlyUrl)),
);
const pageOf = prepared({ id: organizations.id }, (db, { id }) =>
  db.select().from(organizationPages).where(eq(organizationPages.organizationId, id)),
);

export async function findOrganization(read: Reader, organizationId: string): Promise<OrganizationRow | undefined> {
  const [row] = await byId(read, { id: organizationId });
  return row;
}

/** Organisations by id, in no order; unknown ids are left out. */
export async function listOrganizationsByIds(read: Reader, ids: readonly string[]): Promise<OrganizationRow[]> {
  return ids.length === 0 ? [] : cards(read).where(inArray(organizations.id, [...ids]));
}

/** By its friendly URL, current or previous, however it is spelled. */
export async function findOrganizationByUrl(read: Reader, name: string): Promise<OrganizationRow | undefined> {
  const friendlyUrl = meantUrl(name);
  const [row] = await byUrl(read, { friendlyUrl });
  if (row) return row;
  const [old] = await read
    .select({ id: oldFriendlyUrls.targetId })
    .from(oldFriendlyUrls)
    .where(and(eq(oldFriendlyUrls.kind, 'organization'), eq(oldFriendlyUrls.friendlyUrl, friendlyUrl)));
  return old && findOrganization(read, old.id);
}

export async function findOrganizationPage(read: Reader, id: string): Promise<OrganizationPageRow | undefined> {
  const [row] = await pageOf(read, { id });
  return row;
}

export interface OrganizationFilter extends Paging {
  keyword?: string | undefined;
  type?: OrganizationType | undefined;
  country?: string | undefined;
  language: Locale;
}

function conditions({ keyword, type, country }: OrganizationFilter): SQL | undefined {
  const conditionsOfKeyword = searchPatterns(keyword ?? '').map(
    (like) => sql`${organizations.searchText} like ${like} escape '\\'`,
  );
  // A keyword of only accents contains no word to search for and must not list everything.
  const nothingAsked = keyword !== undefined && conditionsOfKeyword.length === 0;
  return and(
    nothingAsked ? sql`1 = 0` : undefined,
    ...conditionsOfKeyword,
    type === undefined ? undefined : eq(organizations.organizationType, type),
    country === undefined ? undefined : eq(organizations.country, country.toLowerCase()),
  );
}

export async function listOrganizationRows(read: Reader, filter: OrganizationFilter) {
  const where = conditions(filter);
  return listPage(
    cards(read)
      .where(where)
      .orderBy(asc(organizations.sortOrder), asc(nameColumn(organizations, filter.language)), asc(organizations.id)),
    read
      .select({ total: count() })
      .from(organizations)
      .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id))
      .where(where),
    filter,
  );
}

/** A page of the organisations that are featured now, in their order. */
export async function listFeaturedRows(read: Reader, paging: Paging, now: Date) {
  const shown = and(
    eq(featured.targetId, organizations.id),
    eq(featured.kind, 'organization'),
    eq(featured.scope, 'home'),
    isFeaturedAt(now),
  );
  const online = eq(organizationPages.profileVisible, true);
  return listPage(
    cards(read)
      .innerJoin(featured, shown)
      .where(online)
      .orderBy(asc(featured.position), asc(featured.createdAt), asc(featured.id)),
    read
      .select({ total: count() })
      .from(organizations)
      .innerJoin(organizationPages, eq(organizationPages.organizationId, organizations.id))
      .innerJoin(featured, shown)
      .where(online),
    paging,
  );
}
