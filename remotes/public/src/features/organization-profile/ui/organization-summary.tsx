import type { Organization, OrganizationProfile } from '@gyg/contract';
import { Avatar, Stack } from '@gyg/design-system';
import { useOrganizationKind } from '../../../shared/use-organization-kind';
import { OrganizationAbout } from './organization-about';
import { OrganizationGoals } from './organization-goals';
import { OrganizationHero } from './organization-hero';
import { OrganizationLinks } from './organization-links';
import s from './organization-profile.module.css';
import { OrganizationStatistics } from './organization-statistics';

export interface OrganizationSummaryProps {
  organization: Organization;
  /** Left out where only the card is public: the profile is not online. */
  profile?: OrganizationProfile | undefined;
}

/** The profile in short, for those who are about to join (specification 2.14). */
export function OrganizationSummary({ organization, profile }: OrganizationSummaryProps) {
  const kind = useOrganizationKind();
  const { name, logo } = organization;
  return (
    <article className={s.summary} aria-label={name}>
      <OrganizationHero organization={organization} goal={profile?.goals[0] ?? 17} />
      <Stack gap={4} className={s.summaryBody}>
        <div className={s.titled}>
          <Avatar kind="organisation" size="lg" seed={name} src={logo ?? undefined} />
          <div>
            <h2 className={s.name}>{name}</h2>
            <p className={s.kind}>{kind(organization)}</p>
          </div>
        </div>
        {profile && (
          <>
            <OrganizationAbout html={profile.orgPage['page.aboutOrganization']} open={false} />
            <OrganizationLinks page={profile.orgPage} />
            <OrganizationStatistics inCard statistics={profile.statistics} />
            <OrganizationGoals goals={profile.goals} />
          </>
        )}
      </Stack>
    </article>
  );
}
