import type { Notification } from '@gyg/contract';
import { Button, useKeptFocus } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { ownWords } from '../model/own-words';
import type { NotificationAnswers } from '../model/use-notification-answers';
import s from './notification-actions.module.css';

interface NotificationActionsProps {
  notification: Notification;
  answers: NotificationAnswers;
}

/** Accept and decline; after an answer the result, with Undo until it is sent. */
export function NotificationActions({ notification: { id, title, action }, answers }: NotificationActionsProps) {
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
