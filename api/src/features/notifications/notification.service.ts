import type { SignedIn } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { requireOwnList } from './notification.policy';
import { presentNotification } from './notification.presenter';
import { countNotViewed, listNotificationRows, setViewed } from './notification.repository';

/** One's notifications, newest first; the archived ones apart. Throws 404 for another's. */
export async function listNotifications(
  { db }: ApiContext,
  actor: SignedIn,
  userId: string,
  { archived = false, page, pageSize }: { archived?: boolean | undefined; page: number; pageSize: number },
) {
  requireOwnList(actor, userId);
  const { rows, total } = await listNotificationRows(db.read, { userId, archived, page, pageSize });
  return { notifications: rows.map(presentNotification), total, page, pageSize };
}

/** How many living ones were not looked at. */
export async function countNotifications({ db }: ApiContext, actor: SignedIn, userId: string) {
  requireOwnList(actor, userId);
  return { count: await countNotViewed(db.read, userId) };
}

export async function markNotificationsViewed({ db }: ApiContext, actor: SignedIn, userId: string): Promise<void> {
  requireOwnList(actor, userId);
  await db.tx((t) => setViewed(t, userId));
}
