import type { OrganizationRequestDetail } from '@gyg/contract';
import { Link, VisuallyHidden } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { paths, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { mailAddress, webLink } from '../model/contact-address';
import s from './request-detail.module.css';

/** The requester, and links to contact and look them up. */
export function RequestFacts({ request }: { request: OrganizationRequestDetail }) {
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
