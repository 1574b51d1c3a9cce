import { ErrorState } from '@gyg/design-system';
import { useLoadFailure } from '@gyg/platform';
import { useOrganizationDesk } from '../../../shared/frame';
import { ComingGygs } from './coming-gygs';
import s from './dashboard.module.css';
import { SideSkeleton } from './dashboard-skeleton';
import { Decisions } from './decisions';
import { Figures } from './figures';
import { FirstSteps } from './first-steps';
import { NextGyg } from './next-gyg';

/** Home in admin mode: numbers, everything that needs an answer, and the gygs to come. */
export function Dashboard({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const { data: desk, error, refetch } = useOrganizationDesk(organizationId);
  if (error && desk === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  const { drafts = 0, upcoming = 0, ongoing = 0, finished = 0 } = desk?.gygs ?? {};
  const total = drafts + upcoming + ongoing + finished;
  return (
    <>
      <Figures desk={desk} />
      <div className={s.root}>
        <Decisions organizationId={organizationId} />
        {desk === undefined ? (
          <SideSkeleton />
        ) : (
          <div className={s.side}>
            {total === 0 && <FirstSteps />}
            {desk.next && <NextGyg gyg={desk.next} />}
            {desk.coming.length > 0 && <ComingGygs gygs={desk.coming} total={total} />}
          </div>
        )}
      </div>
    </>
  );
}
