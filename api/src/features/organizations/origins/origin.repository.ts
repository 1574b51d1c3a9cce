import { lockKey, type Reader, type Tx } from '@gyg/database';
import { organizationOrigins, organizations, users } from '@gyg/database/schema';
import { and, asc, count, countDistinct, eq, or, type SQL } from 'drizzle-orm';
import { matchesWords } from '../../../access/queries/keyword.repository';
import type { Paging } from '../../../access/queries/paging.repository';
import { organizationCard } from '../../../access/queries/people.repository';

type NewOrigin = Pick<
  typeof organizationOrigins.$inferInsert,
  'organizationId' | 'origin' | 'mayLogIn' | 'mayFrame' | 'addedBy' | 'createdAt'
>;

const originColumns = {
  id: organizationOrigins.id,
  organizationId: organizationOrigins.organizationId,
  origin: organizationOrigins.origin,
  mayLogIn: organizationOrigins.mayLogIn,
  mayFrame: organizationOrigins.mayFrame,
  addedByName: users.fullName,
  erasedAt: users.erasedAt,
  lastSeenAt: organizationOrigins.lastSeenAt,
  createdAt: organizationOrigins.createdAt,
};

const select = (read: Reader) =>
  read.select(originColumns).from(organizationOrigins).innerJoin(users, eq(users.id, organizationOrigins.addedBy));

export type OriginRow = Awaited<ReturnType<typeof listOriginRows>>[number];

/** An organisation's origins, in the order in which they were added. */
export function listOriginRows(read: Reader, organizationId: string) {
  return select(read)
    .where(eq(organizationOrigins.organizationId, organizationId))
    .orderBy(asc(organizationOrigins.createdAt), asc(organizationOrigins.id));
}

export async function findOriginRow(read: Reader, by: { organizationId: string; origin: string } | { id: string }) {
  const condition =
    'id' in by
      ? eq(organizationOrigins.id, by.id)
      : and(eq(organizationOrigins.organizationId, by.organizationId), eq(organizationOrigins.origin, by.origin));
  const [row] = await select(read).where(condition);
  return row;
}

/** Serialises changes to an organisation's origins. */
export function lockOrigins(tx: Tx, organizationId: string): Promise<void> {
  return lockKey(tx, `origins:${organizationId}`);
}

export function countOrigins(read: Reader, organizationId: string): Promise<number> {
  return read.$count(organizationOrigins, eq(organizationOrigins.organizationId, organizationId));
}

/** Adds an origin, or replaces the flags of one that is there. */
export async function saveOriginRow(tx: Tx, origin: NewOrigin): Promise<void> {
  const { mayLogIn, mayFrame } = origin;
  await tx
    .insert(organizationOrigins)
    .values(origin)
    .onConflictDoUpdate({
      target: [organizationOrigins.organizationId, organizationOrigins.origin],
      set: { mayLogIn, mayFrame },
    });
}

export async function updateOriginRow(
  tx: Tx,
  id: string,
  { mayLogIn, mayFrame }: Pick<NewOrigin, 'mayLogIn' | 'mayFrame'>,
): Promise<void> {
  await tx.update(organizationOrigins).set({ mayLogIn, mayFrame }).where(eq(organizationOrigins.id, id));
}

export async function deleteOriginRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(organizationOrigins).where(eq(organizationOrigins.id, id));
}

/** Whether an organisation lets an origin do something. */
export async function isOriginWith(read: Reader, right: 'mayLogIn' | 'mayFrame', origin: string): Promise<boolean> {
  const [row] = await read
    .select({ id: organizationOrigins.id })
    .from(organizationOrigins)
    .where(and(eq(organizationOrigins.origin, origin), eq(organizationOrigins[right], true)))
    .limit(1);
  return row !== undefined;
}

/** The origins that may frame plug-ins of an organisation, which is named by its id or friendly URL. */
export async function listFramingOrigins(read: Reader, organization: string): Promise<string[]> {
  const rows = await read
    .select({ origin: organizationOrigins.origin })
    .from(organizationOrigins)
    .innerJoin(organizations, eq(organizations.id, organizationOrigins.organizationId))
    .where(
      and(
        or(eq(organizations.id, organization), eq(organizations.friendlyUrl, organization)),
        eq(organizationOrigins.mayFrame, true),
      ),
    )
    .orderBy(asc(organizationOrigins.origin));
  return rows.map(({ origin }) => origin);
}

const ofOrganization = eq(organizations.id, organizationOrigins.organizationId);

const matches = (keyword: string | undefined): SQL | undefined =>
  and(...matchesWords(keyword, { searchTexts: [organizationOrigins.origin, organizations.searchText] }));

/** A page of all organisations' origins, sorted by origin. */
export function listAllOriginRows(read: Reader, keyword: string | undefined, { page, pageSize }: Paging) {
  return read
    .select({ origin: originColumns, organization: organizationCard })
    .from(organizationOrigins)
    .innerJoin(organizations, ofOrganization)
    .innerJoin(users, eq(users.id, organizationOrigins.addedBy))
    .where(matches(keyword))
    .orderBy(asc(organizationOrigins.origin), asc(organizationOrigins.id))
    .limit(pageSize)
    .offset(page * pageSize);
}

/** How many origins match, and of how many organisations. */
export async function countAllOrigins(read: Reader, keyword: string | undefined) {
  const [row] = await read
    .select({ total: count(), organizations: countDistinct(organizationOrigins.organizationId) })
    .from(organizationOrigins)
    .innerJoin(organizations, ofOrganization)
    .where(matches(keyword));
  return { total: row?.total ?? 0, organizations: row?.organizations ?? 0 };
}
