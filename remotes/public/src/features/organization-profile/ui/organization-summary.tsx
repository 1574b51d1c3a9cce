import type { Organization, OrganizationProfile } from '@gyg/contract';
import { Avatar } from '@gyg/design-system';
import { ProfileSummary } from '@gyg/design-system/details';
import { toLanguage } from '@gyg/platform';
import { useOrganizationKind } from '../../../shared/use-organization-kind';
import { OrganizationAbout } from './organization-about';
import { OrganizationGoals } from './organization-goals';
import { OrganizationHero } from './organization-hero';
import { OrganizationLinks } from './organization-links';
import { OrganizationStatistics } from './organization-statistics';

export interface OrganizationSummaryProps {
  organization: Organization;
  /** Undefined if the profile is offline and only the card is public. */
  profile?: OrganizationProfile | undefined;
}

/** A short profile for users who are about to join. */
export function OrganizationSummary({ organization, profile }: OrganizationSummaryProps) {
  const kind = useOrganizationKind();
  const { name, logo, language } = organization;
  return (
    <ProfileSummary
      hero={<OrganizationHero organization={organization} goal={profile?.goals[0]} size="banner" />}
      mark={<Avatar kind="organization" size="lg" seed={name} src={logo ?? undefined} />}
      name={name}
      detail={kind(organization)}
    >
      {profile && (
        <>
          <OrganizationAbout
            html={profile.orgPage['page.aboutOrganization']}
            lang={toLanguage(language)}
            open={false}
          />
          <OrganizationLinks page={profile.orgPage} />
          <OrganizationStatistics inCard statistics={profile.statistics} />
          <OrganizationGoals goals={profile.goals} />
        </>
      )}
    </ProfileSummary>
  );
}
