import type { UserProfile } from '@gyg/contract';
import { Badge, Button, CardGrid, OrganisationCard, Section } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './profile-card.module.css';
import { ProfileRequests } from './profile-requests';

/** Where somebody belongs; to themselves also what waits, and the way to find or join an organisation. */
export function ProfileOrganizations({ profile, own }: { profile: UserProfile; own: boolean }) {
  const { t } = useTranslation('public');
  const { userOrganizations, membershipRequests } = profile;
  if (!own && userOrganizations.length === 0) return null;
  const find = (
    <Button variant="secondary" icon="users" href={paths.myOrganizations()}>
      {t('profile.organizations.find')}
    </Button>
  );
  return (
    <Section title={t('profile.organizations.title')} size="small" spacing="tight" action={own && find}>
      {userOrganizations.length === 0 && <p className={s.none}>{t('profile.organizations.none')}</p>}
      <CardGrid>
        {userOrganizations.map(({ id, organizationId, name, logo, role }) => (
          <div key={id} className={s.card}>
            <OrganisationCard
              name={name}
              href={paths.organization(organizationId)}
              logo={logo ?? undefined}
              detail={own && role && <Badge>{t(`profile.organizations.${role}`)}</Badge>}
            />
          </div>
        ))}
      </CardGrid>
      <ProfileRequests requests={membershipRequests} />
    </Section>
  );
}
