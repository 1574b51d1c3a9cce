import type { OrganizationRequestDetail } from '@gyg/contract';
import { Avatar, Badge } from '@gyg/design-system';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { DecisionForm } from './decision-form';
import { RequestChecks } from './request-checks';
import s from './request-detail.module.css';
import { RequestFacts } from './request-facts';
import { RequestOutcome } from './request-outcome';

const tones = { PENDING: 'warn', ACCEPTED: 'good', DECLINED: 'bad' } as const;

interface RequestDetailProps {
  request: OrganizationRequestDetail;
  onAnswered: () => void;
}

/** One request: who asks for what, checks and the decision, or how it was answered. */
export function RequestDetail({ request, onAnswered }: RequestDetailProps) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const title = useId();
  const { id, name, status, created, checks, message, locale } = request;
  return (
    <article className={s.root} aria-labelledby={title}>
      <header className={s.head}>
        <Avatar kind="organization" seed={id} />
        <div>
          <h2 className={s.title} id={title}>
            {name}
          </h2>
          <p className={s.received}>
            <Badge look="state" tone={tones[status]}>
              {t(`requests.state.${status}`)}
            </Badge>
            <time dateTime={created}>{t('requests.received', { date: dateTime(created) })}</time>
          </p>
        </div>
      </header>
      <div className={s.part}>
        <RequestFacts request={request} />
      </div>
      <div className={s.columns}>
        <section className={s.part}>
          <h3 className={s.heading}>{t('requests.comments')}</h3>
          {message.trim() === '' ? (
            <p className={s.quiet}>{t('requests.noMessage')}</p>
          ) : (
            <blockquote className={s.quote} lang={textLang(locale)}>
              {message}
            </blockquote>
          )}
        </section>
        {checks && (
          <section className={s.part}>
            <h3 className={s.heading}>{t('requests.checks.title')}</h3>
            <RequestChecks checks={checks} />
          </section>
        )}
      </div>
      {status === 'PENDING' ? (
        <DecisionForm request={request} onAnswered={onAnswered} />
      ) : (
        <RequestOutcome request={request} />
      )}
    </article>
  );
}
