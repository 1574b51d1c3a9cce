import { gygManagers, gygs, memberships, notifications } from '@gyg/database/schema';
import { and, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../../access/actor';
import type { NotificationType } from './notification-texts';

/** Whose list it is, and by what token it is read. */
export type ListReader = Pick<SignedIn, 'id' | 'fromPlatform'>;

/** These name a recipient. */
const ofRecipients: NotificationType[] = ['recipient_booked', 'recipient_cancelled'];

/** host(g) of the gyg that a notification is about, now; never by a partner site’s token. */
function isHost({ id, fromPlatform }: ListReader): SQL | undefined {
  const managed = sql`exists (select 1 from ${gygManagers}
    where ${gygManagers.gygId} = ${notifications.gygId} and ${gygManagers.userId} = ${id})`;
  const hosted = sql`exists (select 1 from ${gygs}
    inner join ${memberships} on ${memberships.organizationId} = ${gygs.organizationId}
    where ${gygs.id} = ${notifications.gygId} and ${memberships.userId} = ${id} and ${memberships.role} = 'ADMIN')`;
  return fromPlatform ? or(managed, hosted) : sql`1 = 0`;
}

/**
 * Leaves out of one’s own list what one may know no longer. What names a gyg that is a draft (again) is for its hosts
 * (api.md, Visibility; decision 0015): once it is published the notification is there. Who held a booking then keeps
 * only the word that it was called off. What names a recipient is for who hosts the gyg now.
 */
export function readableBy(reader: ListReader): SQL | undefined {
  const published = sql`exists (select 1 from ${gygs}
    where ${gygs.id} = ${notifications.gygId} and ${gygs.publishedAt} is not null)`;
  const calledOff = eq(notifications.type, 'gyg_unpublished');
  const host = isHost(reader);
  return and(
    or(isNull(notifications.gygId), published, calledOff, host),
    or(notInArray(notifications.type, ofRecipients), host),
  );
}
