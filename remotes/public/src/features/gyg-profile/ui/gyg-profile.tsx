import type { GygViewer, GygProfile as Profile } from '@gyg/contract';
import { ProfileLayout } from '@gyg/design-system/details';
import type { ReactNode } from 'react';
import { useJoining } from '../model/use-joining';
import { useOnScreen } from '../model/use-on-screen';
import { GygContributing, GygMedia } from './gyg-extras';
import { GygHead } from './gyg-head';
import { GygJoinBar } from './gyg-join-bar';
import { GygMap } from './gyg-map';
import { GygMoments } from './gyg-moments';
import { GygNeeds } from './gyg-needs';
import { GygPicture } from './gyg-picture';
import { GygSide } from './gyg-side';
import { GygTakingPart } from './gyg-taking-part';
import { GygTeam } from './gyg-team';
import { GygDescription, GygImpact, GygPreface } from './gyg-texts';

export interface GygProfileProps {
  profile: Profile;
  viewer: GygViewer | undefined;
  /** The recipients' places, which belong to another feature. */
  recipients: ReactNode;
  /** The labels of the administrator's organisation, which belong to another feature. */
  labels: ReactNode;
}

/** A gyg's page. */
export function GygProfile({ profile, viewer, recipients, labels }: GygProfileProps) {
  const { gyg } = profile;
  const joining = useJoining(profile, viewer);
  const { anyOnScreen, watch } = useOnScreen();
  return (
    <ProfileLayout
      sticky
      overlap="deep"
      data-goal={gyg.sdgGoalId}
      hero={<GygPicture gyg={gyg} />}
      head={<GygHead gyg={gyg} viewer={viewer} />}
      side={<GygSide profile={profile} joining={joining} action={watch} labels={labels} />}
      body={
        <>
          <GygMoments stories={profile.stories} gyg={gyg} viewer={viewer} />
          <GygPreface profile={profile} />
          <GygNeeds profile={profile} viewer={viewer} tables={watch} />
          <GygTakingPart profile={profile} viewer={viewer} joining={joining} section={watch} />
          <GygTeam users={profile.users} />
          <GygContributing profile={profile} />
          <div id="recipients">{recipients}</div>
          <GygImpact profile={profile} />
          <GygDescription profile={profile} />
          <GygMedia profile={profile} />
          <GygMap gyg={gyg} />
        </>
      }
      bar={<GygJoinBar profile={profile} joining={joining} covered={anyOnScreen} />}
    />
  );
}
