import type { Notification } from '@gyg/contract';
import { Avatar, type IconName } from '@gyg/design-system';
import { NotificationRow } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { ownWords } from '../model/own-words';
import type { NotificationAnswers } from '../model/use-notification-answers';
import { ArchiveButton } from './archive-button';
import { NotificationActions } from './notification-actions';
import { NotificationLink } from './notification-link';

/** Icons by the resource that a type starts with. */
const icons: Readonly<Record<string, IconName>> = {
  booking: 'calendar',
  gyg: 'calendar',
  membership: 'users',
  organization: 'building',
  partner: 'building',
  place: 'hand',
  proposal: 'lightbulb',
  recipient: 'hand',
  representation: 'building',
  story: 'image',
};

interface NotificationItemProps {
  notification: Notification;
  answers: NotificationAnswers;
  headingLevel: 2 | 3;
  /** Called when the notification moved to or from the archive. */
  onMoved: () => void;
}

/** A notification with its answer, its link and the archive. */
export function NotificationItem({ notification, answers, headingLevel, onMoved }: NotificationItemProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { type, title, body, image, relatedUserName, created, viewed, archived, action, notificationAction } =
    notification;
  const { responded, responderAction, responderFullName: name } = notificationAction;
  const answer = responderAction === 'true' ? 'accepted' : 'declined';
  const words = ownWords(action);
  const answerText =
    words !== undefined
      ? t(`${words}.${answer}`)
      : name === null
        ? t(`notifications.${answer}`)
        : t(`notifications.${answer}By`, { name });
  return (
    <NotificationRow
      icon={icons[type.split('_')[0] ?? ''] ?? 'bell'}
      picture={
        image === null ? undefined : (
          <Avatar kind={relatedUserName === null ? 'organization' : 'person'} size="sm" seed={title} src={image} />
        )
      }
      headingLevel={headingLevel}
      title={title}
      text={body}
      time={
        <time dateTime={created} title={format.dateTime(created)}>
          {format.ago(created)}
        </time>
      }
      actions={
        action !== null &&
        !responded &&
        !archived && <NotificationActions notification={notification} answers={answers} />
      }
      answer={responded && answerText}
      links={
        <>
          <NotificationLink notification={notification} />
          {!responded && <ArchiveButton notification={notification} onMoved={onMoved} />}
        </>
      }
      unreadLabel={viewed || archived ? undefined : t('notifications.new')}
      archived={archived}
    />
  );
}
