import type { Organization } from '@gyg/contract';
import { OrganisationCard, Panel } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Who invites: mark, name and place. No link, since the profile may be hidden. */
export function InvitingOrganisation({ organisation }: { organisation: Organization }) {
  const { t } = useTranslation('public');
  const { name, logo, city } = organisation;
  return (
    <section aria-label={t('invitation.by')}>
      <Panel padding="small">
        <OrganisationCard name={name} {...(logo ? { logo } : {})} {...(city ? { detail: city } : {})} />
      </Panel>
    </section>
  );
}
