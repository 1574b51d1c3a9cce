import type { MembershipRequest, UserProfile } from '@gyg/contract';
import { Badge, Button, CardGrid, OrganizationCard, Section } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';

/** A user's organisations. On the user's own profile also pending requests, and links to find or join one. */
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
    <Section
      title={t('profile.organizations.title')}
      lead={userOrganizations.length === 0 && t('profile.organizations.none')}
      size="small"
      spacing="tight"
      action={own && find}
    >
      <CardGrid>
        {userOrganizations.map(({ id, organizationId, name, logo, role }) => (
          <OrganizationCard
            key={id}
            look="card"
            name={name}
            href={paths.organization(organizationId)}
            logo={logo ?? undefined}
            detail={own && role && <Badge>{t(`profile.organizations.${role}`)}</Badge>}
          />
        ))}
      </CardGrid>
      <ProfileRequests requests={membershipRequests} />
    </Section>
  );
}

/** The user's pending requests to join. */
function ProfileRequests({ requests }: { requests: readonly MembershipRequest[] }) {
  const { t } = useTranslation('public');
  const { date } = useFormat();
  if (requests.length === 0) return null;
  return (
    <Section title={t('profile.organizations.waiting')} headingLevel={3} size="small" spacing="tight">
      <CardGrid>
        {requests.map(({ id, organizationId, orgName, orgLogo, created }) => (
          <OrganizationCard
            key={id}
            look="card"
            name={orgName}
            href={paths.organization(organizationId)}
            logo={orgLogo ?? undefined}
            foot={t('profile.organizations.waitingSince', { date: date(created) })}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
