import type { Handlers } from '../../http/call';
import { countNotifications, listNotifications, markNotificationsViewed } from './notification.service';

export const notificationHandlers = {
  listNotifications: ({ context, actor, params, query }) => listNotifications(context, actor, params.userId, query),
  countNotifications: ({ context, actor, params }) => countNotifications(context, actor, params.userId),
  async markNotificationsViewed({ context, actor, params }) {
    await markNotificationsViewed(context, actor, params.userId);
    return undefined;
  },
} satisfies Partial<Handlers>;
