import type { Locale, OrganizationType } from '@gyg/contract';
import { type ChangesOf, lockKey, prepared, type Reader, type Tx } from '@gyg/database';
import { featured, gygs, oldFriendlyUrls, organizationPages, organizations } from '@gyg/database/schema';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isFeaturedAt, isListed } from '../../access/queries/gyg-states.repository';
import { listPage, type Paging } from '../../access/queries/paging.repository';
import { nameColumn } from '../../access/queries/texts-in-language.repository';
import { meantUrl } from '../../text/friendly-url';
import { searchPatterns } from '../../text/search-text';

export type OrganizationPageRow = typeof organizationPages.$inferSelect;

const listedGygs = sql<number>`(select count(*) from ${gygs} where ${gygs.organizationId} = ${organizations.id}
  and ${isListed()})`.mapWith(Number);

/** A card: to be selected from organisations joined with their pages. */
export const organizationColumns = {
  id: organizations.id,
  name: organizations.name,
  logo: organizations.logo,
  heroImage: organizations.heroImage,
  friendlyUrl: organizations.friendlyUrl,
  organizationType: organizations.organizationType,
  country: organizations.country,
  industry: organizations.industry,
  memberApproval: organizations.memberApproval,
  sortOrder: organizations.sortOrder,
  city: organizations.city,
  summary: organizations.summary,
  language: organizations.language,
  profileVisible: organizationPages.profileVisible,
  gygCount: listedGygs,
};

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

export type NewOrganization = typeof organizations.$inferInsert;
export type NewOrganizationPage = typeof organizationPages.$inferInsert;

const urlKey = (friendlyUrl: string) => `organization-url:${friendlyUrl}`;
const asOld = (friendlyUrl: string) =>
  and(eq(oldFriendlyUrls.kind, 'organization'), eq(oldFriendlyUrls.friendlyUrl, friendlyUrl));

/** The owners of a friendly URL, current and previous, the current one first. Call it while the URL is locked. */
async function ownersOf(tx: Tx, friendlyUrl: string): Promise<string[]> {
  const holders = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.friendlyUrl, friendlyUrl));
  const former = await tx.select({ id: oldFriendlyUrls.targetId }).from(oldFriendlyUrls).where(asOld(friendlyUrl));
  return [...holders, ...former].map((owner) => owner.id);
}

/** Undefined if another organisation has or had the friendly URL. */
export async function insertOrganization(
  tx: Tx,
  organization: NewOrganization,
  page: Omit<NewOrganizationPage, 'organizationId'> = {},
): Promise<{ id: string; friendlyUrl: string } | undefined> {
  const { friendlyUrl } = organization;
  await lockKey(tx, urlKey(friendlyUrl));
  if ((await ownersOf(tx, friendlyUrl)).length > 0) return undefined;
  const [row] = await tx
    .insert(organizations)
    .values(organization)
    .onConflictDoNothing({ target: organizations.friendlyUrl })
    .returning({ id: organizations.id });
  if (!row) return undefined;
  await tx.insert(organizationPages).values({ ...page, organizationId: row.id });
  return { id: row.id, friendlyUrl };
}

/** Locks the organisation until the transaction ends. */
export function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  return lockKey(tx, `organization:${organizationId}`);
}

/**
 * Changes the friendly URL of a locked organisation; the previous one then redirects to it. False if another
 * organisation has or had the new one, because links to that one exist. An organisation's previous URL can be used
 * again.
 */
export async function changeFriendlyUrl(
  tx: Tx,
  { id, friendlyUrl }: { id: string; friendlyUrl: string },
  wanted: string,
): Promise<boolean> {
  for (const url of [friendlyUrl, wanted].sort()) await lockKey(tx, urlKey(url));
  if ((await ownersOf(tx, wanted)).some((owner) => owner !== id)) return false;
  await tx.delete(oldFriendlyUrls).where(asOld(wanted));
  await tx
    .insert(oldFriendlyUrls)
    .values({ kind: 'organization', friendlyUrl, organizationId: id, targetId: id })
    .onConflictDoNothing();
  await tx.update(organizations).set({ friendlyUrl: wanted }).where(eq(organizations.id, id));
  return true;
}

export async function setOrganization(
  tx: Tx,
  organizationId: string,
  changes: Partial<NewOrganization>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.update(organizations).set(changes).where(eq(organizations.id, organizationId));
}

/** Writes the fields that are given. */
export async function setPage(tx: Tx, organizationId: string, changes: ChangesOf<NewOrganizationPage>): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.update(organizationPages).set(changes).where(eq(organizationPages.organizationId, organizationId));
}
