import type { OrganizationProfile as Profile } from '@gyg/contract';
import { Page } from '@gyg/design-system';
import type { ReactNode } from 'react';
import { gygListKinds } from '../model/list-state';
import { OrganizationAbout } from './organization-about';
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
  /** What who is here may do with it, which is a feature of its own. */
  joining: ReactNode;
}

/** An organisation's page (specification 2.12). */
export function OrganizationProfile({ profile, joining }: OrganizationProfileProps) {
  const { orgMain, orgPage, goals, statistics } = profile;
  return (
    <>
      <OrganizationHero organization={orgMain} goal={goals[0] ?? 17} />
      <Page className={s.page}>
        <div className={s.root}>
          <OrganizationHead organization={orgMain} hidden={orgPage.profileVisible === 'false'} />
          <div className={s.side}>
            <OrganizationSide profile={profile} joining={joining} />
          </div>
          <div className={s.body}>
            <OrganizationAbout html={orgPage['page.aboutOrganization']} />
            <OrganizationStatistics statistics={statistics} />
          </div>
        </div>
        {gygListKinds.map((kind) => (
          <OrganizationGygs key={kind} organizationId={orgMain.id} kind={kind} />
        ))}
        <OrganizationStories organizationId={orgMain.id} />
        <OrganizationRelations profile={profile} />
      </Page>
    </>
  );
}
