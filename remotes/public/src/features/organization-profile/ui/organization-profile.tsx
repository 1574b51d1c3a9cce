import type { OrganizationProfile as Profile } from '@gyg/contract';
import { Page, Section, Stack } from '@gyg/design-system';
import { toLanguage } from '@gyg/platform';
import type { ReactNode } from 'react';
import { gygListKinds } from '../model/list-state';
import { OrganizationAbout } from './organization-about';
import { OrganizationCatalogs } from './organization-catalogs';
import { OrganizationGygs } from './organization-gygs';
import { OrganizationHead } from './organization-head';
import { OrganizationHero } from './organization-hero';
import s from './organization-profile.module.css';
import { OrganizationRelations } from './organization-relations';
import { OrganizationSide } from './organization-side';
import { OrganizationStatistics } from './organization-statistics';
import { OrganizationStories } from './organization-stories';

export interface OrganizationProfileProps {
  profile: Profile;
  /** The join action, which belongs to another feature. */
  joining: ReactNode;
  /** The call to propose a gyg, which belongs to another feature. */
  proposing: ReactNode;
}

/** An organisation's page. */
export function OrganizationProfile({ profile, joining, proposing }: OrganizationProfileProps) {
  const { orgMain, orgPage, goals, statistics } = profile;
  return (
    <>
      <OrganizationHero organization={orgMain} goal={goals[0]} />
      <Page className={s.page}>
        <OrganizationHead organization={orgMain} page={orgPage} joining={joining} />
        <OrganizationStatistics statistics={statistics} />
        {proposing}
        {gygListKinds.map((kind) => (
          <OrganizationGygs key={kind} organizationId={orgMain.id} kind={kind} />
        ))}
        <OrganizationCatalogs organizationId={orgMain.id} />
        <Section spacing="tight">
          <div className={s.columns}>
            <Stack gap={5} className={s.main}>
              <OrganizationAbout html={orgPage['page.aboutOrganization']} lang={toLanguage(orgMain.language)} />
              <OrganizationRelations profile={profile} />
            </Stack>
            <OrganizationSide profile={profile} />
          </div>
        </Section>
      </Page>
      <OrganizationStories organizationId={orgMain.id} />
    </>
  );
}
