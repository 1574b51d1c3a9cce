import type { OrganizationRequestDetail } from '@gyg/contract';
import { Avatar, Badge, Button, Link, VisuallyHidden } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { paths, textLang, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { mailAddress, webLink } from '../model/contact-address';
import { DecisionForm } from './decision-form';
import { RequestChecks } from './request-checks';
import s from './request-detail.module.css';

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

/** The requester, and links to contact and look them up. */
function RequestFacts({ request }: { request: OrganizationRequestDetail }) {
  const { t } = useTranslation('super-user');
  const language = useLanguage();
  const { requesterName, requesterEmail, country, website } = request;
  const mail = mailAddress(requesterEmail);
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country.toUpperCase());
  return (
    <DefinitionList
      className={s.facts}
      look="stacked"
      rows={[
        { term: t('requests.requester'), value: requesterName || t('requests.erased') },
        {
          term: t('requests.email'),
          value:
            mail === undefined ? (
              requesterEmail || t('requests.none')
            ) : (
              <Link variant="standalone" href={mail}>
                {requesterEmail}
              </Link>
            ),
        },
        { term: t('requests.website'), value: <Website text={website} /> },
        { term: t('requests.country'), value: countryName },
        { term: t('requests.invitedBy'), value: <Invitation invite={request.invite} /> },
        // The form refuses requests without it.
        { term: t('requests.mayRepresent'), value: t('requests.confirmed') },
      ]}
    />
  );
}

function Website({ text }: { text: string }) {
  const { t } = useTranslation('super-user');
  const link = webLink(text.trim());
  if (link === undefined) return text.trim() === '' ? t('requests.none') : text;
  return (
    <Link variant="standalone" href={link.href} iconEnd="external" target="_blank" rel="noopener noreferrer">
      <span>
        {link.label} <VisuallyHidden>{t('requests.newWindow')}</VisuallyHidden>
      </span>
    </Link>
  );
}

function Invitation({ invite }: { invite: OrganizationRequestDetail['invite'] }) {
  const { t } = useTranslation('super-user');
  const { date } = useFormat();
  if (invite === null) return t('requests.notInvited');
  return (
    <>
      {invite.name === '' ? (
        t('requests.erased')
      ) : (
        <Link variant="standalone" href={paths.user(invite.invitedBy)}>
          {invite.name}
        </Link>
      )}
      , {date(invite.created)}
    </>
  );
}

/** How a request was answered: by whom, when, in which words, and what it became. */
function RequestOutcome({ request }: { request: OrganizationRequestDetail }) {
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
