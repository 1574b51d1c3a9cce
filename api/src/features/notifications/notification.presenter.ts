import type { Notification } from '@gyg/contract';
import type { NotificationRow } from './notification.repository';

function presentAction({ actionKind, actionTargetId }: NotificationRow): Notification['action'] {
  return actionKind && actionTargetId ? { kind: actionKind, targetId: actionTargetId } : null;
}

/** A row as its reader gets it. */
export function presentNotification(row: NotificationRow): Notification {
  const { responderAccepted } = row;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    body: row.body,
    image: row.image,
    created: row.createdAt.toISOString(),
    viewed: row.viewed,
    archived: row.archived,
    relatedUserId: row.relatedUserId,
    gygId: row.gygId,
    organizationId: row.organizationId,
    action: presentAction(row),
    notificationAction: {
      responded: row.respondedAt !== null,
      responderAction: responderAccepted === null ? null : responderAccepted ? 'true' : 'false',
      responderFullName: row.responderFullName,
    },
  };
}
