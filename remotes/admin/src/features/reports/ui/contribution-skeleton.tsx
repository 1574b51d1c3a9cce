import type { ContributionKind } from '../model/report-kind';
import { ContributionRows } from './contribution-rows';
import { ContributionSums } from './contribution-sums';

/** The loading report: its sums and rows. */
export const ContributionSkeleton = ({ kind }: { kind: ContributionKind }) => (
  <>
    <ContributionSums sums={undefined} />
    <ContributionRows kind={kind} report={undefined} page={1} stale={false} hrefOf={() => ''} />
  </>
);
