import type { Handlers } from '../../http/call';
import {
  archiveNotification,
  countNotifications,
  listNotifications,
  markNotificationsViewed,
} from './notification.service';

export const notificationHandlers = {
  listNotifications: ({ context, actor, params, query }) => listNotifications(context, actor, params.userId, query),
  countNotifications: ({ context, actor, params }) => countNotifications(context, actor, params.userId),
  async markNotificationsViewed({ context, actor, params }) {
    await markNotificationsViewed(context, actor, params.userId);
    return undefined;
  },
  async archiveNotification({ context, actor, params }) {
    await archiveNotification(context, actor, params.notificationId, true);
    return undefined;
  },
  async unarchiveNotification({ context, actor, params }) {
    await archiveNotification(context, actor, params.notificationId, false);
    return undefined;
  },
} satisfies Partial<Handlers>;
