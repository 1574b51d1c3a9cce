import type { Organization } from '@gyg/contract';
import { OrganisationCard } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './inviting-organisation.module.css';

/** Who invites: mark, name and place. No link, since the profile may be hidden. */
export function InvitingOrganisation({ organisation }: { organisation: Organization }) {
  const { t } = useTranslation('public');
  const { name, logo, city } = organisation;
  return (
    <section className={s.card} aria-label={t('invitation.by')}>
      <OrganisationCard name={name} {...(logo ? { logo } : {})} {...(city ? { detail: city } : {})} />
    </section>
  );
}
