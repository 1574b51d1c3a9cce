import type { OrganizationDesk } from '@gyg/contract';
import { ErrorState } from '@gyg/design-system';
import { useLoadFailure } from '@gyg/platform';
import { useOrganizationDesk } from '../../../shared/frame';
import { ComingGygs } from './coming-gygs';
import s from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Decisions } from './decisions';
import { Figures } from './figures';
import { FirstSteps } from './first-steps';
import { NextGyg } from './next-gyg';

/** Home in admin mode: numbers, everything that needs an answer, and the gygs to come. */
export function Dashboard({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const { data: desk, error, refetch } = useOrganizationDesk(organizationId);
  if (error && desk === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  return (
    <>
      {desk === undefined && <DashboardSkeleton />}
      {/* The list loads meanwhile. It is shown with the numbers above it, which would push it away. */}
      <div hidden={desk === undefined}>
        <Figures desk={desk} />
        <div className={s.root}>
          <Decisions organizationId={organizationId} />
          {desk && <Side desk={desk} />}
        </div>
      </div>
    </>
  );
}

/** The gyg that is next, and those after it; of a new organisation the first steps. */
function Side({ desk: { gygs, next, coming } }: { desk: OrganizationDesk }) {
  const total = gygs.drafts + gygs.upcoming + gygs.ongoing + gygs.finished;
  return (
    <div className={s.side}>
      {total === 0 && <FirstSteps />}
      {next && <NextGyg gyg={next} />}
      {coming.length > 0 && <ComingGygs gygs={coming} total={total} />}
    </div>
  );
}
