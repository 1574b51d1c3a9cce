import { isSignedIn, useSession } from '@gyg/platform';
import { FeaturedGygs, FeaturedOrganizations, FeaturedStories } from '../../features/featured';
import { GoalsExplained, useOpenTotals } from '../../features/goals';
import { HostDoors } from '../../features/host-gyg';
import { NextGyg, NextGygLoading } from '../../features/next-gyg';
import { OpenTasks, OpenTasksLoading } from '../../features/open-tasks';
import { OwnContribution } from '../../features/own-contribution';
import { SoonGygs } from '../../features/soon-gygs';

/**
 * Home for members: the next booking, open tasks, what takes place soon, ways to host, what they have given; then what
 * guests see. Each part loads by itself, and public parts do not wait until the session has loaded.
 */
export function MemberHome() {
  const signedIn = useSession(isSignedIn);
  const totals = useOpenTotals();
  return (
    <>
      {signedIn ? <NextGyg /> : <NextGygLoading />}
      {signedIn ? <OpenTasks /> : <OpenTasksLoading />}
      <SoonGygs />
      <HostDoors />
      {signedIn && <OwnContribution />}
      <FeaturedOrganizations />
      <FeaturedGygs open={totals?.gygs} />
      <FeaturedStories />
      <GoalsExplained totals={totals} />
    </>
  );
}
