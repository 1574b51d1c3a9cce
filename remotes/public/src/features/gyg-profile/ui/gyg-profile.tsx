import type { GygViewer, GygProfile as Profile } from '@gyg/contract';
import { GygHero, ProfileLayout } from '@gyg/design-system';
import type { ReactNode } from 'react';
import { GygContributing, GygMedia } from './gyg-extras';
import { GygHead } from './gyg-head';
import { GygMap } from './gyg-map';
import { GygMoments } from './gyg-moments';
import { GygNeeds } from './gyg-needs';
import { GygSide } from './gyg-side';
import { GygTakingPart } from './gyg-taking-part';
import { GygTeam } from './gyg-team';
import { GygDescription, GygImpact, GygPreface } from './gyg-texts';

export interface GygProfileProps {
  profile: Profile;
  viewer: GygViewer | undefined;
  /** The recipients' places, which belong to another feature. */
  recipients: ReactNode;
}

/** A gyg's page. */
export function GygProfile({ profile, viewer, recipients }: GygProfileProps) {
  const { gyg, gygPage } = profile;
  return (
    <ProfileLayout
      sticky
      hero={
        <GygHero
          goal={gyg.sdgGoalId}
          image={gyg.gygHero === '' ? undefined : { src: gyg.gygHero, width: 1920, height: 1080 }}
        />
      }
      head={<GygHead gyg={gyg} viewer={viewer} />}
      side={<GygSide profile={profile} />}
      body={
        <>
          <GygMoments stories={profile.stories} />
          <GygPreface page={gygPage} />
          <GygNeeds profile={profile} viewer={viewer} />
          <GygTakingPart profile={profile} viewer={viewer} />
          <GygTeam users={profile.users} />
          {recipients}
          <GygImpact gyg={gyg} page={gygPage} />
          <GygDescription page={gygPage} />
          <GygMap gyg={gyg} />
          <GygContributing organizations={profile.contributingOrganizations} />
          <GygMedia media={profile.media} />
        </>
      }
    />
  );
}
