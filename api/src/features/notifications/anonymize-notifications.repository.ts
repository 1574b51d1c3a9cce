import type { Reader, Tx } from '@gyg/database';
import {
  membershipRequests,
  notifications,
  organizationRequests,
  portfolioOrganizations,
  representationRequests,
  users,
} from '@gyg/database/schema';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { NewNotification } from './notification.repository';

/** Deletes the user's own notifications. */
export async function dropNotificationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Notifications of other users about this user: they refer to the user or to the account request that they made. */
export function listMentions(read: Reader, userId: string, requestIds: readonly string[]) {
  const ofRequest = and(
    eq(notifications.actionKind, 'organizationRequest'),
    inArray(notifications.actionTargetId, [...requestIds]),
  );
  return read
    .select({
      id: notifications.id,
      type: notifications.type,
      title: notifications.title,
      body: notifications.body,
      data: notifications.data,
      locale: users.locale,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(or(eq(notifications.relatedUserId, userId), requestIds.length > 0 ? ofRequest : undefined));
}
export type MentionRow = Awaited<ReturnType<typeof listMentions>>[number];

export async function rewriteMention(
  tx: Tx,
  notificationId: string,
  texts: Pick<NewNotification, 'title' | 'body' | 'data'>,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ ...texts, image: null, relatedUserId: null })
    .where(eq(notifications.id, notificationId));
}

/** The requests whose answer a notification names the responder of. */
const answeredRequests = [
  ['membership', membershipRequests],
  ['representation', representationRequests],
  ['organizationRequest', organizationRequests],
  ['portfolio', portfolioOrganizations],
] as const;

/** Removes the name of the responder, by current name and by known answers. */
export async function anonymizeResponder(tx: Tx, userId: string, fullName: string): Promise<void> {
  const nameless = { responderFullName: null };
  await tx.update(notifications).set(nameless).where(eq(notifications.responderFullName, fullName));
  for (const [kind, table] of answeredRequests) {
    const answered = tx.select({ id: table.id }).from(table).where(eq(table.answeredBy, userId));
    await tx
      .update(notifications)
      .set(nameless)
      .where(and(eq(notifications.actionKind, kind), inArray(notifications.actionTargetId, answered)));
  }
}
