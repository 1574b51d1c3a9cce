import type { Endorsement } from '@gyg/contract';
import { CardGrid, OrganizationCard, Section } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';

interface ProfileEndorsementsProps {
  endorsements: readonly Endorsement[];
  name: string;
  own: boolean;
}

/** Hosts that recorded the user's attendance, with hours and count. */
export function ProfileEndorsements({ endorsements, name, own }: ProfileEndorsementsProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  if (endorsements.length === 0) return null;
  const detail = ({ hours, count }: Endorsement) => {
    const formatted = number(hours, Number.isInteger(hours) ? 0 : 1);
    const parts = [
      ...(hours > 0 ? [t('profile.endorsements.hours', { count: hours, formatted })] : []),
      t('profile.endorsements.contributions', { count, formatted: number(count) }),
    ];
    return parts.join(' · ');
  };
  return (
    <Section
      title={t('profile.endorsements.title')}
      lead={own ? t('profile.endorsements.ownLead') : t('profile.endorsements.lead', { name })}
      size="small"
      spacing="tight"
    >
      <CardGrid>
        {endorsements.map((endorsement) => (
          <OrganizationCard
            key={endorsement.organizationId}
            look="card"
            name={endorsement.orgName}
            href={paths.organization(endorsement.organizationId)}
            logo={endorsement.orgLogo ?? undefined}
            detail={detail(endorsement)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
