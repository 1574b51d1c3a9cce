import type { OrganizationProfile } from '@gyg/contract';
import { SideGroup, SidePanel } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { OrganizationGoals } from './organization-goals';
import { linksOf, OrganizationLinks } from './organization-links';

export interface OrganizationSideProps {
  profile: OrganizationProfile;
  /** The join action, or the user's status in the organisation. */
  joining: ReactNode;
}

/** Joining, links and goals beside the page. */
export function OrganizationSide({ profile, joining }: OrganizationSideProps) {
  const { t } = useTranslation('public');
  const { orgPage, goals } = profile;
  return (
    <SidePanel label={t('organization.side')}>
      {joining}
      {linksOf(orgPage).length > 0 && (
        <SideGroup title={t('organization.links')}>
          <OrganizationLinks page={orgPage} />
        </SideGroup>
      )}
      {goals.length > 0 && (
        <SideGroup title={t('organization.goals')}>
          <OrganizationGoals goals={goals} />
        </SideGroup>
      )}
    </SidePanel>
  );
}
