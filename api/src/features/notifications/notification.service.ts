import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, isSelf, type SignedIn } from '../../access/actor';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { presentNotification } from './notification.presenter';
import {
  countNotViewed,
  findNotification,
  listNotificationRows,
  type NotificationRow,
  setArchived,
  setViewed,
} from './notification.repository';
import { findNeedTitles } from './notified-needs.service';

interface NotificationQuery extends Paging {
  archived?: boolean | undefined;
  lang?: Locale | undefined;
}

/** Throws 404 for other users' lists. */
function requireOwnList(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw problem('user.missing');
}

/**
 * The caller's notifications, newest first, in `lang` or their stored language; archived ones separately. Throws 404 for
 * other users.
 */
export async function listNotifications(
  { db }: ApiContext,
  actor: SignedIn,
  userId: string,
  { archived = false, lang, page, pageSize }: NotificationQuery,
) {
  requireOwnList(actor, userId);
  const { rows, total } = await listNotificationRows(db.read, { reader: actor, archived, page, pageSize });
  const locale = lang ?? actor.locale;
  const needTitle = await findNeedTitles(db.read, rows, locale);
  return { notifications: rows.map((row) => presentNotification(row, locale, needTitle)), total, page, pageSize };
}

/** Number of unread notifications that are not archived. */
export async function countNotifications({ db }: ApiContext, actor: SignedIn, userId: string) {
  requireOwnList(actor, userId);
  return { count: await countNotViewed(db.read, actor) };
}

export async function markNotificationsViewed({ db }: ApiContext, actor: SignedIn, userId: string): Promise<void> {
  requireOwnList(actor, userId);
  await db.tx((tx) => setViewed(tx, actor));
}

/** The caller's notification. Throws 404 for other users'. */
export async function getOwnNotification(
  read: Reader,
  actor: SignedIn,
  notificationId: string,
): Promise<NotificationRow> {
  const row = await findNotification(read, actor.id, notificationId);
  if (!row) throw problem('notifications.missing');
  return row;
}

/** Archives or unarchives a notification; repeating is allowed. */
export async function archiveNotification(
  { db }: ApiContext,
  actor: SignedIn,
  notificationId: string,
  archived: boolean,
): Promise<void> {
  await db.tx(async (tx) => {
    const { id } = await getOwnNotification(tx, actor, notificationId);
    await setArchived(tx, id, archived);
  });
}
