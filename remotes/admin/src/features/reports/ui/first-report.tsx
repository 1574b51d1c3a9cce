import { Navigate } from '@gyg/platform';
import { usePeriod } from '../../../shared/periods';
import { useContributions } from '../api/report-contributions';
import { usePartnerReport } from '../api/report-partner';
import { reportPath, reportPeriods } from '../model/report-kind';
import { ContributionSkeleton } from './contribution-skeleton';

/** Opens the first report with rows; the first of all if none has any, or if they cannot be loaded. */
export function FirstReport({ organizationId }: { organizationId: string }) {
  const { period, address } = usePeriod(reportPath.given, reportPeriods);
  const ownContributions = useContributions({ kind: 'given', organizationId, period }, 1);
  const received = useContributions({ kind: 'received', organizationId, period }, 1);
  const partners = usePartnerReport(organizationId, period);
  if (ownContributions.isPending || received.isPending || partners.isPending)
    return <ContributionSkeleton kind="given" />;
  const filled = [
    { kind: 'given', rows: ownContributions.data?.total ?? 0 },
    { kind: 'received', rows: received.data?.total ?? 0 },
    { kind: 'partner', rows: partners.data?.length ?? 0 },
  ] as const;
  const first = filled.find(({ rows }) => rows > 0)?.kind ?? 'given';
  return <Navigate to={address(period, reportPath[first])} replace />;
}
