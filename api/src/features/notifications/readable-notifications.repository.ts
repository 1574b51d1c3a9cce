import { gygManagers, gygs, memberships, notifications } from '@gyg/database/schema';
import { and, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../../access/actor';
import { isPublished } from '../../access/queries/gyg-states.repository';
import type { NotificationType } from './notification-texts';

/** The owner of the list and whether the token is the platform's. */
export type ListReader = Pick<SignedIn, 'id' | 'client'>;

/** The same; the id may be the place of one in a prepared statement. */
interface Reading {
  id: string | SQL<string>;
  ownToken: boolean;
}

/** These types contain a recipient's name. */
const ofRecipients: NotificationType[] = ['recipient_booked', 'recipient_cancelled'];

/** These say that a gyg, or its waiting list, was called off. */
const ofCalledOff: NotificationType[] = ['gyg_unpublished', 'waitlist_closed', 'waitlist_place_closed'];

/** Whether the reader is now a host of the notification's gyg; never with a partner site's token. */
function isHost({ id, ownToken }: Reading): SQL | undefined {
  const managed = sql`exists (select 1 from ${gygManagers}
    where ${gygManagers.gygId} = ${notifications.gygId} and ${gygManagers.userId} = ${id})`;
  const hosted = sql`exists (select 1 from ${gygs}
    inner join ${memberships} on ${memberships.organizationId} = ${gygs.organizationId}
    where ${gygs.id} = ${notifications.gygId} and ${memberships.userId} = ${id} and ${memberships.role} = 'ADMIN')`;
  return ownToken ? or(managed, hosted) : sql`1 = 0`;
}

/**
 * Leaves out notifications that the reader may no longer see. Those about a draft gyg are for its hosts (decision 0015)
 * and reappear when it is published; former bookers, and people who
 * waited, only see that it was called off. Those about a recipient are for the
 * gyg's current hosts.
 */
export function readableBy(reader: Reading): SQL | undefined {
  const published = sql`exists (select 1 from ${gygs}
    where ${gygs.id} = ${notifications.gygId} and ${isPublished()})`;
  const calledOff = inArray(notifications.type, ofCalledOff);
  const host = isHost(reader);
  return and(
    or(isNull(notifications.gygId), published, calledOff, host),
    or(notInArray(notifications.type, ofRecipients), host),
  );
}
