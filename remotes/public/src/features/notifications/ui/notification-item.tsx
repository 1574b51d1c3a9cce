import type { Notification } from '@gyg/contract';
import { Avatar, Button, type IconName, Link, TextButton, useKeptFocus } from '@gyg/design-system';
import { NotificationRow } from '@gyg/design-system/tables';
import { toast, useErrorToast, useFormat, useTranslation } from '@gyg/platform';
import { useArchiveNotification } from '../api/answer-notification';
import { notificationLink } from '../model/notification-link';
import type { NotificationAnswers } from '../model/use-notification-answers';
import s from './notification-item.module.css';

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

interface NotificationActionsProps {
  notification: Notification;
  answers: NotificationAnswers;
}

/** Accept and decline; after an answer the result, with Undo until it is sent. */
function NotificationActions({ notification: { id, title, action }, answers }: NotificationActionsProps) {
  const { t } = useTranslation('public');
  const held = answers.answers.get(id);
  const focus = useKeptFocus<HTMLDivElement>(held?.result ?? '');
  const words = ownWords(action) ?? 'notifications';
  const result = held && t(`${words}.${held.result === 'accept' ? 'accepted' : 'declined'}`);
  return (
    <div className={s.root} tabIndex={-1} {...focus}>
      {/* In the page before the result comes, or it would not be announced. */}
      <span className={s.result} role="status">
        {held && `${result}. ${t(held.sending ? 'notifications.sending' : 'notifications.sentSoon')}`}
      </span>
      {held === undefined ? (
        <>
          <Button size="sm" aria-label={t(`${words}.acceptOf`, { title })} onClick={() => answers.give([id], 'accept')}>
            {t(`${words}.accept`)}
          </Button>
          {/* Declining a request for an organisation account needs a message: its page asks for it. */}
          {action?.kind !== 'organizationRequest' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t(`${words}.declineOf`, { title })}
              onClick={() => answers.give([id], 'decline')}
            >
              {t(`${words}.decline`)}
            </Button>
          )}
        </>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          icon="undo"
          busy={held.sending}
          aria-label={t('notifications.undoOf', { title })}
          onClick={() => answers.undo([id])}
        >
          {t('notifications.undo')}
        </Button>
      )}
    </div>
  );
}

/** Where to deal with a notification, or what it is about. */
function NotificationLink({ notification }: { notification: Notification }) {
  const { t } = useTranslation('public');
  const link = notificationLink(notification);
  if (link === undefined) return null;
  const { kind, href, name, lang } = link;
  return (
    <Link variant="standalone" href={href} lang={lang}>
      {name ?? t(`notifications.links.${kind}`)}
    </Link>
  );
}

interface ArchiveButtonProps {
  notification: Notification;
  onMoved: () => void;
}

/** Moves a notification to the archive, or back. */
function ArchiveButton({ notification, onMoved }: ArchiveButtonProps) {
  const { t } = useTranslation('public');
  const errorToast = useErrorToast();
  const { mutate, isPending } = useArchiveNotification();
  const { id, title, archived } = notification;
  const action = archived ? 'unarchive' : 'archive';
  const move = () => {
    if (isPending) return;
    mutate(
      { notificationId: id, archived: !archived },
      {
        onSuccess: () => {
          toast.success(t(`notifications.${action}Done`));
          onMoved();
        },
        onError: errorToast,
      },
    );
  };
  return (
    <TextButton
      variant="quiet"
      aria-label={t(`notifications.${action}Of`, { title })}
      aria-busy={isPending || undefined}
      onClick={move}
    >
      {t(`notifications.${action}`)}
    </TextButton>
  );
}

/**
 * The texts of a notification that only its reader answers: a reminder asks whether they are coming, an offer whether they
 * take the place. Undefined for those that are accepted or declined.
 */
function ownWords(action: Notification['action']): 'notifications.reminder' | 'notifications.waitlist' | undefined {
  if (action?.kind === 'reminder') return 'notifications.reminder';
  return action?.kind === 'waitlist' ? 'notifications.waitlist' : undefined;
}
