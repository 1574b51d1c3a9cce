import { gygManagers, gygs, memberships, notifications } from '@gyg/database/schema';
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';

/**
 * Leaves out what names a gyg that is a draft (again) for all but its hosts (api.md, Visibility; decision 0015): once it
 * is published the notification is there. Who held a booking then keeps only the word that it was called off.
 */
export function namesNoDraft(userId: string): SQL | undefined {
  const about = sql`${gygs.id} = ${notifications.gygId}`;
  const published = sql`exists (select 1 from ${gygs} where ${about} and ${gygs.publishedAt} is not null)`;
  const calledOff = eq(notifications.type, 'gyg_unpublished');
  const managed = sql`exists (select 1 from ${gygManagers}
    where ${gygManagers.gygId} = ${notifications.gygId} and ${gygManagers.userId} = ${userId})`;
  const hosted = sql`exists (select 1 from ${gygs}
    inner join ${memberships} on ${memberships.organizationId} = ${gygs.organizationId}
    where ${about} and ${memberships.userId} = ${userId} and ${memberships.role} = 'ADMIN')`;
  return or(isNull(notifications.gygId), published, calledOff, managed, hosted);
}
