import type { Organization } from '@gyg/contract';
import { OrganizationCard, Panel } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The inviting organisation: logo, name and place. No link, because its profile may be hidden. */
export function InvitingOrganization({ organization }: { organization: Organization }) {
  const { t } = useTranslation('public');
  const { name, logo, city } = organization;
  return (
    <section aria-label={t('invitation.by')}>
      <Panel padding="small">
        <OrganizationCard name={name} {...(logo ? { logo } : {})} {...(city ? { detail: city } : {})} />
      </Panel>
    </section>
  );
}
