import type { OrganizationRequest } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import s from './request-card.module.css';
import { RequestContact } from './request-contact';

export interface RequestCardProps {
  request: OrganizationRequest;
  onAnswer: (accept: boolean) => void;
}

/** One request: who wants an account, for which organisation and why, and two response buttons while it is pending. */
export function RequestCard({ request, onAnswer }: RequestCardProps) {
  const { t } = useTranslation('super-user');
  const { date } = useFormat();
  const id = useId();
  const { name, message, created, inviteId } = request;
  return (
    <article className={s.card} aria-labelledby={id}>
      <header className={s.head}>
        <h2 className={s.name} id={id}>
          {name}
        </h2>
        <p className={s.asked}>
          <time dateTime={created}>{t('requests.asked', { date: date(created) })}</time>
          {inviteId !== null && <Badge tone="info">{t('requests.invited')}</Badge>}
          {request.status !== 'PENDING' && <Outcome request={request} />}
        </p>
      </header>
      <div className={s.message}>
        {message.trim() === '' ? <p className={s.asked}>{t('requests.noMessage')}</p> : <p>{message}</p>}
      </div>
      <div className={s.contact}>
        <RequestContact request={request} />
      </div>
      {request.status === 'PENDING' && (
        <footer className={s.foot}>
          <Button
            variant="secondary"
            aria-label={t('requests.declineOf', { name })}
            aria-haspopup="dialog"
            onClick={() => onAnswer(false)}
          >
            {t('requests.decline')}
          </Button>
          <Button aria-label={t('requests.acceptOf', { name })} aria-haspopup="dialog" onClick={() => onAnswer(true)}>
            {t('requests.accept')}
          </Button>
        </footer>
      )}
    </article>
  );
}

function Outcome({ request: { status, respondedAt, created } }: { request: OrganizationRequest }) {
  const { t } = useTranslation('super-user');
  const format = useFormat();
  const date = format.date(respondedAt ?? created);
  return status === 'ACCEPTED' ? (
    <Badge tone="good">{t('requests.acceptedOn', { date })}</Badge>
  ) : (
    <Badge>{t('requests.declinedOn', { date })}</Badge>
  );
}
