import type { OrganizationProfile as Profile } from '@gyg/contract';
import { ProfileLayout, Section } from '@gyg/design-system';
import type { ReactNode } from 'react';
import { gygListKinds } from '../model/list-state';
import { OrganizationAbout } from './organization-about';
import { OrganizationGygs } from './organization-gygs';
import { OrganizationHead } from './organization-head';
import { OrganizationHero } from './organization-hero';
import { OrganizationRelations } from './organization-relations';
import { OrganizationSide } from './organization-side';
import { OrganizationStatistics } from './organization-statistics';
import { OrganizationStories } from './organization-stories';

export interface OrganizationProfileProps {
  profile: Profile;
  /** The join action, which belongs to another feature. */
  joining: ReactNode;
}

/** An organisation's page. */
export function OrganizationProfile({ profile, joining }: OrganizationProfileProps) {
  const { orgMain, orgPage, goals, statistics } = profile;
  return (
    <ProfileLayout
      hero={<OrganizationHero organization={orgMain} goal={goals[0] ?? 17} />}
      head={<OrganizationHead organization={orgMain} hidden={orgPage.profileVisible === 'false'} />}
      side={<OrganizationSide profile={profile} joining={joining} />}
      body={
        <>
          {orgPage['page.aboutOrganization'] !== '' && (
            <Section spacing="tight">
              <OrganizationAbout html={orgPage['page.aboutOrganization']} />
            </Section>
          )}
          <OrganizationStatistics statistics={statistics} />
        </>
      }
    >
      {gygListKinds.map((kind) => (
        <OrganizationGygs key={kind} organizationId={orgMain.id} kind={kind} />
      ))}
      <OrganizationStories organizationId={orgMain.id} />
      <OrganizationRelations profile={profile} />
    </ProfileLayout>
  );
}
