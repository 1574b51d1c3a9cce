import type { Tx } from '@gyg/database';
import { featured } from '@gyg/database/schema';
import { and, eq, type SQL } from 'drizzle-orm';

type NewFeatured = typeof featured.$inferInsert;

/** What is shown first. */
export type FeaturedTarget = Pick<NewFeatured, 'kind' | 'targetId'>;

/** Where: on home, or on an organisation's own page. */
export type FeaturedPage = { scope: 'home' } | { scope: 'organization'; organizationId: string };

/** Nothing happens where it is featured already. */
export async function insertFeatured(tx: Tx, row: NewFeatured): Promise<void> {
  await tx.insert(featured).values(row).onConflictDoNothing();
}

function placed(place: FeaturedPage | undefined): SQL | undefined {
  if (!place) return undefined;
  const scope = eq(featured.scope, place.scope);
  return place.scope === 'home' ? scope : and(scope, eq(featured.organizationId, place.organizationId));
}

export async function deleteFeatured(tx: Tx, { kind, targetId }: FeaturedTarget, place?: FeaturedPage): Promise<void> {
  await tx.delete(featured).where(and(eq(featured.targetId, targetId), eq(featured.kind, kind), placed(place)));
}
