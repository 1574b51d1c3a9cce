import type { Locale, Notification } from '@gyg/contract';
import type { NotificationRow, ShownNotificationRow } from './notification.repository';
import { isNotificationType, writeTexts } from './notification-texts';

function presentAction({ actionKind, actionTargetId }: NotificationRow): Notification['action'] {
  return actionKind && actionTargetId ? { kind: actionKind, targetId: actionTargetId } : null;
}

/** In the reader's language; texts written by people, and old rows without values, stay as they are. */
function textOf({ type, data, title, body }: NotificationRow, locale: Locale): { title: string; body: string } {
  return data && isNotificationType(type) ? writeTexts(type, locale, data) : { title, body };
}

/** A notification for its reader, with the picture of the related user or organisation. */
export function presentNotification(shown: ShownNotificationRow, locale: Locale): Notification {
  const { row } = shown;
  const { responderAccepted } = row;
  return {
    id: row.id,
    type: row.type,
    ...textOf(row, locale),
    image: row.image ?? shown.personImage ?? shown.orgLogo ?? shown.hostLogo,
    created: row.createdAt.toISOString(),
    viewed: row.viewed,
    archived: row.archived,
    relatedUserId: row.relatedUserId,
    relatedUserName: shown.personName,
    gygId: row.gygId,
    gygTitle: shown.gygPublishedAt === null ? null : shown.gygTitle,
    organizationId: row.organizationId,
    orgName: shown.orgName,
    proposalId: row.proposalId,
    action: presentAction(row),
    notificationAction: {
      responded: row.respondedAt !== null,
      responderAction: responderAccepted === null ? null : responderAccepted ? 'true' : 'false',
      responderFullName: row.responderFullName,
    },
  };
}
