import type { OrganizationRequest } from '@gyg/contract';
import { Icon, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { mailAddress, webLink } from '../model/contact-address';
import s from './request-card.module.css';

/** Who asks, and how to reach and look them up before answering. */
export function RequestContact({ request }: { request: OrganizationRequest }) {
  const { t } = useTranslation('super-user');
  const { requesterName, requesterEmail } = request;
  const mail = mailAddress(requesterEmail);
  return (
    <dl className={s.contact}>
      <div>
        <dt className={s.term}>{t('requests.requester')}</dt>
        <dd>{requesterName}</dd>
      </div>
      <div>
        <dt className={s.term}>{t('requests.email')}</dt>
        <dd>
          {mail === undefined ? (
            requesterEmail
          ) : (
            <a className={s.link} href={mail}>
              {requesterEmail}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt className={s.term}>{t('requests.website')}</dt>
        <dd>
          <Website text={request.website} />
        </dd>
      </div>
    </dl>
  );
}

function Website({ text }: { text: string }) {
  const { t } = useTranslation('super-user');
  const link = webLink(text.trim());
  if (link === undefined) return text.trim() === '' ? t('requests.noWebsite') : text;
  return (
    <a className={s.link} href={link.href} target="_blank" rel="noopener noreferrer">
      {link.label} <Icon name="external" size="sm" />
      <VisuallyHidden>{t('requests.newWindow')}</VisuallyHidden>
    </a>
  );
}
