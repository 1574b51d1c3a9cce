import type { OrganizationRequest } from '@gyg/contract';
import { Link, VisuallyHidden } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { mailAddress, webLink } from '../model/contact-address';

/** The requester, and links to contact and look them up. */
export function RequestContact({ request }: { request: OrganizationRequest }) {
  const { t } = useTranslation('super-user');
  const { requesterName, requesterEmail } = request;
  const mail = mailAddress(requesterEmail);
  return (
    <DefinitionList
      look="stacked"
      rows={[
        { term: t('requests.requester'), value: requesterName },
        {
          term: t('requests.email'),
          value:
            mail === undefined ? (
              requesterEmail
            ) : (
              <Link variant="standalone" href={mail}>
                {requesterEmail}
              </Link>
            ),
        },
        { term: t('requests.website'), value: <Website text={request.website} /> },
      ]}
    />
  );
}

function Website({ text }: { text: string }) {
  const { t } = useTranslation('super-user');
  const link = webLink(text.trim());
  if (link === undefined) return text.trim() === '' ? t('requests.noWebsite') : text;
  return (
    <Link variant="standalone" href={link.href} iconEnd="external" target="_blank" rel="noopener noreferrer">
      <span>
        {link.label} <VisuallyHidden>{t('requests.newWindow')}</VisuallyHidden>
      </span>
    </Link>
  );
}
