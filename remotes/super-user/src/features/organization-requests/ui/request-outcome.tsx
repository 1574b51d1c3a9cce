import type { OrganizationRequestDetail } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './request-detail.module.css';

/** How a request was answered: by whom, when, in which words, and what it became. */
export function RequestOutcome({ request }: { request: OrganizationRequestDetail }) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const { status, answeredBy, respondedAt, answer, organizationId } = request;
  const kind = status === 'ACCEPTED' ? 'accepted' : 'declined';
  const date = respondedAt === null ? '' : dateTime(respondedAt);
  return (
    <section className={s.decision}>
      <h3 className={s.subtitle}>{t('decision.title')}</h3>
      <p>
        {answeredBy === null
          ? t(`decision.${kind}On`, { date })
          : t(`decision.${kind}By`, { date, name: answeredBy.name })}
      </p>
      {answer === '' ? (
        <p className={s.quiet}>{t('decision.noMessage')}</p>
      ) : (
        <blockquote className={s.quote}>{answer}</blockquote>
      )}
      {organizationId !== null && (
        <div>
          <Button variant="secondary" href={paths.organization(organizationId)}>
            {t('decision.open')}
          </Button>
        </div>
      )}
    </section>
  );
}
