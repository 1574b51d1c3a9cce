import type { OrganizationProfile } from '@gyg/contract';
import { CardGrid, OrganizationCard, Section } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './organization-profile.module.css';

interface Related {
  id: string;
  name: string;
  logo: string | null;
  friendlyUrl: string;
  detail: string;
}

/** Partnerships and endorsements of the organisation. Empty ones are left out. */
export function OrganizationRelations({ profile }: { profile: OrganizationProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <>
      <Relations
        title={t('organization.partnerships')}
        related={profile.partnerships.map(({ gygs, ...partner }) => ({
          ...partner,
          detail: t('organization.sharedGygs', { count: gygs, formatted: number(gygs) }),
        }))}
      />
      <Relations
        title={t('organization.endorsements')}
        lead={t('organization.endorsementsLead')}
        related={profile.endorsements.map(({ organizationId, orgName, orgLogo, friendlyUrl, hours, count }) => ({
          id: organizationId,
          name: orgName,
          logo: orgLogo,
          friendlyUrl,
          detail: t('organization.endorsement', { count, formatted: number(count), hours: number(hours, 1) }),
        }))}
      />
    </>
  );
}

function Relations({ title, lead, related }: { title: string; lead?: ReactNode; related: readonly Related[] }) {
  if (related.length === 0) return null;
  return (
    <Section title={title} lead={lead} size="small" spacing="none">
      <CardGrid columns={2} className={s.relations ?? ''}>
        {related.map(({ id, name, logo, friendlyUrl, detail }) => (
          <OrganizationCard
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
