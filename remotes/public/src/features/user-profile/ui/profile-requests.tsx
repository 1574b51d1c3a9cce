import type { MembershipRequest } from '@gyg/contract';
import { CardGrid, OrganizationCard, Section } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';

/** The user's pending requests to join. */
export function ProfileRequests({ requests }: { requests: readonly MembershipRequest[] }) {
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
