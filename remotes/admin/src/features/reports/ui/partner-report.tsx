import { ErrorState } from '@gyg/design-system';
import { useLoadFailure } from '@gyg/platform';
import { PeriodBar, usePeriod } from '../../../shared/periods';
import { savePartnerReport, usePartnerReport } from '../api/report-partner';
import { reportPath, reportPeriods } from '../model/report-kind';
import { NoContributions } from './no-contributions';
import { PartnerRows } from './partner-rows';
import { PartnerSheet } from './partner-sheet';
import { PartnerSums } from './partner-sums';
import { ReportActions } from './report-actions';

const path = reportPath.partner;

/** What each partner and each represented organisation gave, most hours first: as a table, a file and on paper. */
export function PartnerReport({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const { period, address, change } = usePeriod(path, reportPeriods);
  const { data, error, isPlaceholderData: stale, refetch } = usePartnerReport(organizationId, period);
  const partners = data?.toSorted((left, right) => right.hours - left.hours);
  const isEmpty = partners?.length === 0;
  const failed = error !== null && data === undefined;
  return (
    <>
      <PeriodBar names={reportPeriods} period={period} onChange={change}>
        {!failed && !isEmpty && (
          <ReportActions
            ready={partners !== undefined}
            save={() => savePartnerReport(organizationId, period)}
            onPrint={() => window.print()}
          />
        )}
      </PeriodBar>
      {failed && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {isEmpty && (
        <NoContributions
          kind="partner"
          isAll={period.name === 'all'}
          allHref={address({ name: 'all', from: undefined, to: undefined })}
        />
      )}
      {!failed && !isEmpty && (
        <>
          <PartnerSums partners={partners} />
          <PartnerRows partners={partners} stale={stale} />
        </>
      )}
      {partners !== undefined && !stale && <PartnerSheet period={period} partners={partners} />}
    </>
  );
}
