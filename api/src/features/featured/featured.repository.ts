import type { Tx } from '@gyg/database';
import { featured } from '@gyg/database/schema';
import { and, eq, type SQL } from 'drizzle-orm';

type NewFeatured = typeof featured.$inferInsert;

/** The featured entity. */
export type FeaturedTarget = Pick<NewFeatured, 'kind' | 'targetId'>;

/** Where it is featured: on the home page or on an organisation's page. */
export type FeaturedPage = { scope: 'home' } | { scope: 'organization'; organizationId: string };

/** Does nothing if it is already featured. */
export async function insertFeatured(tx: Tx, row: NewFeatured): Promise<void> {
  await tx.insert(featured).values(row).onConflictDoNothing();
}

function onPage(page: FeaturedPage | undefined): SQL | undefined {
  if (!page) return undefined;
  const scope = eq(featured.scope, page.scope);
  return page.scope === 'home' ? scope : and(scope, eq(featured.organizationId, page.organizationId));
}

export async function deleteFeatured(tx: Tx, { kind, targetId }: FeaturedTarget, page?: FeaturedPage): Promise<void> {
  await tx.delete(featured).where(and(eq(featured.targetId, targetId), eq(featured.kind, kind), onPage(page)));
}
