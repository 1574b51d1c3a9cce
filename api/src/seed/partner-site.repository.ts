import type { Tx } from '@gyg/database';
import { memberships, organizationOrigins, organizations } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';

/**
 * Registers a site of an organisation for logging in and for frames, in the name of an administrator, unless it is
 * registered. Does nothing where the organisation does not exist any more.
 */
export async function registerSite(tx: Tx, site: { friendlyUrl: string; origin: string }): Promise<void> {
  const [found] = await tx
    .select({ organizationId: organizations.id, addedBy: memberships.userId })
    .from(organizations)
    .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
    .where(and(eq(organizations.friendlyUrl, site.friendlyUrl), eq(memberships.role, 'ADMIN')))
    .limit(1);
  if (!found) return;
  await tx
    .insert(organizationOrigins)
    .values({ ...found, origin: site.origin, mayFrame: true })
    .onConflictDoNothing();
}
