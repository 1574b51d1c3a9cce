import type { OrganizationProfile } from '@gyg/contract';
import { CardGrid, OrganisationCard, Section } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

interface Related {
  id: string;
  name: string;
  logo: string | null;
  friendlyUrl: string;
  detail?: string;
}

/** Partnerships, endorsements and what it is a member of (specification 2.12); each left out where there are none. */
export function OrganizationRelations({ profile }: { profile: OrganizationProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <>
      <Relations
        title={t('organisation.partnerships')}
        related={profile.partnerships.map(({ gygs, ...partner }) => ({
          ...partner,
          detail: t('organisation.sharedGygs', { count: gygs, formatted: number(gygs) }),
        }))}
      />
      <Relations
        title={t('organisation.endorsements')}
        lead={t('organisation.endorsementsLead')}
        related={profile.endorsements.map(({ organizationId, orgName, orgLogo, friendlyUrl, hours, count }) => ({
          id: organizationId,
          name: orgName,
          logo: orgLogo,
          friendlyUrl,
          detail: t('organisation.endorsement', { count, formatted: number(count), hours: number(hours, 1) }),
        }))}
      />
      <Relations title={t('organisation.memberOf')} related={profile.memberOf} />
    </>
  );
}

function Relations({ title, lead, related }: { title: string; lead?: ReactNode; related: readonly Related[] }) {
  if (related.length === 0) return null;
  return (
    <Section title={title} lead={lead} size="small" spacing="tight">
      <CardGrid>
        {related.map(({ id, name, logo, friendlyUrl, detail }) => (
          <OrganisationCard
            key={id}
            name={name}
            logo={logo ?? undefined}
            detail={detail}
            href={paths.organizationByName(friendlyUrl)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
