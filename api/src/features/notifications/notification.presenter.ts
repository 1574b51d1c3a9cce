import type { Locale, Notification } from '@gyg/contract';
import type { NotificationRow, ShownNotificationRow } from './notification.repository';
import { actionOf, isNotificationType, writeTexts } from './notification-texts';
import type { NeedTitles } from './notified-needs.service';

/** What the reader can answer, and how it was answered. */
function presentAction(row: NotificationRow): Pick<Notification, 'action' | 'notificationAction'> {
  const { respondedAt, responderAccepted, responderFullName } = row;
  const action = actionOf(row);
  if (action === null) {
    return { action: null, notificationAction: { responded: false, responderAction: null, responderFullName: null } };
  }
  return {
    action,
    notificationAction: {
      responded: respondedAt !== null,
      responderAction: responderAccepted === null ? null : responderAccepted ? 'true' : 'false',
      responderFullName,
    },
  };
}

/** The title of the gyg for a reader of a language, and its language; null for a draft. */
function gygTitleFor(shown: ShownNotificationRow, locale: Locale): { title: string; language: Locale } | null {
  const { gygPublishedAt, gygTitle, gygLanguage, secondLanguage, secondTitle } = shown;
  if (gygPublishedAt === null || gygTitle === null || gygLanguage === null) return null;
  return secondLanguage === locale && secondTitle !== null
    ? { title: secondTitle, language: locale }
    : { title: gygTitle, language: gygLanguage };
}

/** Values that can be the title of the gyg. */
const gygValues = ['gyg', 'title'];

/**
 * In the reader's language, with the titles of gyg and need in it unless they have changed since. Texts written by
 * people, and old rows without values, stay as they are.
 */
function textOf(shown: ShownNotificationRow, locale: Locale, needTitle: NeedTitles) {
  const { type, data, title, body, gygId } = shown.row;
  if (!data || !isNotificationType(type)) return { title, body };
  const gyg = gygTitleFor(shown, locale);
  const values = Object.entries(data).map(([name, value]) => {
    if (name === 'need') return [name, needTitle(gygId, value)];
    return [name, gyg && gygValues.includes(name) && value === shown.gygTitle ? gyg.title : value];
  });
  return writeTexts(type, locale, Object.fromEntries(values));
}

/** A notification for its reader, with the picture of the related user or organisation. */
export function presentNotification(shown: ShownNotificationRow, locale: Locale, needTitle: NeedTitles): Notification {
  const { row } = shown;
  const gyg = gygTitleFor(shown, locale);
  return {
    id: row.id,
    type: row.type,
    ...textOf(shown, locale, needTitle),
    image: row.image ?? shown.personImage ?? shown.orgLogo ?? shown.hostLogo,
    created: row.createdAt.toISOString(),
    viewed: row.viewed,
    archived: row.archived,
    relatedUserId: row.relatedUserId,
    relatedUserName: shown.personName,
    gygId: row.gygId,
    gygTitle: gyg?.title ?? null,
    gygLanguage: gyg?.language ?? null,
    organizationId: row.organizationId,
    orgName: shown.orgName,
    orgFriendlyUrl: shown.orgFriendlyUrl,
    proposalId: row.proposalId,
    storyId: row.storyId,
    ...presentAction(row),
  };
}
