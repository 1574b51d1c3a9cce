import type { MembershipRequest } from '@gyg/contract';
import { CardGrid, OrganisationCard } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './profile-card.module.css';

/** One's own wishes to join that nobody has answered yet. */
export function ProfileRequests({ requests }: { requests: readonly MembershipRequest[] }) {
  const { t } = useTranslation('public');
  const { date } = useFormat();
  if (requests.length === 0) return null;
  return (
    <>
      <h3 className={s.subtitle}>{t('profile.organizations.waiting')}</h3>
      <CardGrid>
        {requests.map(({ id, organizationId, orgName, orgLogo, created }) => (
          <div key={id} className={s.card}>
            <OrganisationCard name={orgName} href={paths.organization(organizationId)} logo={orgLogo ?? undefined} />
            <p className={s.foot}>{t('profile.organizations.waitingSince', { date: date(created) })}</p>
          </div>
        ))}
      </CardGrid>
    </>
  );
}
