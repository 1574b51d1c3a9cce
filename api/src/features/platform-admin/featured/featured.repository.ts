import { lockKey, type Reader, type Tx } from '@gyg/database';
import { featured } from '@gyg/database/schema';
import { and, asc, eq, isNotNull, lte, max, type SQL } from 'drizzle-orm';

type NewFeatured = typeof featured.$inferInsert;
export type FeaturedRow = typeof featured.$inferSelect;

/** The featured entity. */
export type FeaturedTarget = Pick<NewFeatured, 'kind' | 'targetId'>;

/** Where it is featured: on the home page or on an organisation's page. */
export type FeaturedPage = { scope: 'home' } | { scope: 'organization'; organizationId: string };

/** Locks the lists of the home page until the transaction ends: they are compared, then changed. */
export const lockHome = (tx: Tx): Promise<void> => lockKey(tx, 'featured:home');

/** Returns whether it was added: false if it is already featured. */
export async function insertFeatured(tx: Tx, row: NewFeatured): Promise<boolean> {
  const added = await tx.insert(featured).values(row).onConflictDoNothing().returning({ id: featured.id });
  return added.length === 1;
}

function onPage(page: FeaturedPage | undefined): SQL | undefined {
  if (!page) return undefined;
  const scope = eq(featured.scope, page.scope);
  return page.scope === 'home' ? scope : and(scope, eq(featured.organizationId, page.organizationId));
}

const isTarget = ({ kind, targetId }: FeaturedTarget) => and(eq(featured.targetId, targetId), eq(featured.kind, kind));

/** Returns whether it was featured. */
export async function deleteFeatured(tx: Tx, target: FeaturedTarget, page?: FeaturedPage): Promise<boolean> {
  const removed = await tx
    .delete(featured)
    .where(and(isTarget(target), onPage(page)))
    .returning({ id: featured.id });
  return removed.length > 0;
}

/** Removes it from a page if its period is over. */
export async function deleteEnded(tx: Tx, target: FeaturedTarget, page: FeaturedPage, now: Date): Promise<void> {
  await tx
    .delete(featured)
    .where(and(isTarget(target), onPage(page), isNotNull(featured.endsAt), lte(featured.endsAt, now)));
}

/** The position after the last one of a kind on a page. */
export async function nextPosition(read: Reader, kind: FeaturedRow['kind'], page: FeaturedPage): Promise<number> {
  const [row] = await read
    .select({ last: max(featured.position) })
    .from(featured)
    .where(and(eq(featured.kind, kind), onPage(page)));
  return (row?.last ?? -1) + 1;
}

/** Everything of the home page, whatever its period, in order. */
export function listOnHome(read: Reader): Promise<FeaturedRow[]> {
  return read
    .select()
    .from(featured)
    .where(eq(featured.scope, 'home'))
    .orderBy(asc(featured.kind), asc(featured.position), asc(featured.createdAt), asc(featured.id));
}

export async function updateFeatured(
  tx: Tx,
  featuredId: string,
  change: Pick<FeaturedRow, 'position' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  await tx.update(featured).set(change).where(eq(featured.id, featuredId));
}
