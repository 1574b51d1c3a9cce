import type { Locale, Notification } from '@gyg/contract';
import type { NotificationRow, ShownNotificationRow } from './notification.repository';
import { isNotificationType, notificationTexts } from './notification-texts';

function presentAction({ actionKind, actionTargetId }: NotificationRow): Notification['action'] {
  return actionKind && actionTargetId ? { kind: actionKind, targetId: actionTargetId } : null;
}

/** In the reader's language of now; what somebody wrote in their own words stays as it is. */
function textOf({ type, data, title, body }: NotificationRow, locale: Locale): { title: string; body: string } {
  return data && isNotificationType(type) ? notificationTexts[type][locale](data) : { title, body };
}

/** A row as its reader gets it, with the picture of whom it is about, else of the organisation. */
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
    action: presentAction(row),
    notificationAction: {
      responded: row.respondedAt !== null,
      responderAction: responderAccepted === null ? null : responderAccepted ? 'true' : 'false',
      responderFullName: row.responderFullName,
    },
  };
}
