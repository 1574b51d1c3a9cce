import type { ContributionKind } from '../model/report-kind';
import { ContributionMonths } from './contribution-months';
import { ContributionRows } from './contribution-rows';
import { ContributionSums } from './contribution-sums';

const anyPeriod = { name: 'all', from: undefined, to: undefined } as const;

/** The loading report: its sums, months and rows. */
export const ContributionSkeleton = ({ kind }: { kind: ContributionKind }) => (
  <>
    <ContributionSums sums={undefined} />
    <ContributionMonths period={anyPeriod} report={undefined} />
    <ContributionRows kind={kind} report={undefined} page={1} stale={false} hrefOf={() => ''} />
  </>
);
