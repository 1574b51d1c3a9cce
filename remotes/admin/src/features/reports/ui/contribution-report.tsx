import { ErrorState } from '@gyg/design-system';
import { pageFrom, useLoadFailure, useSearchParams } from '@gyg/platform';
import { PeriodBar, usePeriod } from '../../../shared/periods';
import { saveContributions, useContributions } from '../api/report-contributions';
import { type ContributionKind, reportPath, reportPeriods } from '../model/report-kind';
import { usePrintAll } from '../model/use-print-all';
import { ContributionMonths } from './contribution-months';
import { ContributionRows } from './contribution-rows';
import { ContributionSheet } from './contribution-sheet';
import { ContributionSums } from './contribution-sums';
import { NoContributions } from './no-contributions';
import { ReportActions } from './report-actions';

export interface ContributionReportProps {
  kind: ContributionKind;
  organizationId: string;
}

/** A report with one row for each booking: period, sums, months, rows page by page, as a file and on paper. */
export function ContributionReport({ kind, organizationId }: ContributionReportProps) {
  const loadFailure = useLoadFailure();
  const [params] = useSearchParams();
  const { period, address, change } = usePeriod(reportPath[kind], reportPeriods);
  const input = { kind, organizationId, period };
  const page = pageFrom(params);
  const { data, error, isPlaceholderData: stale, refetch } = useContributions(input, page);
  const { all, progress, print } = usePrintAll(input);
  const hrefOf = (to: number) => {
    const first = address(period);
    return to === 1 ? first : `${first}${first.includes('?') ? '&' : '?'}page=${to}`;
  };
  const isEmpty = data !== undefined && data.total === 0;
  const failed = error !== null && data === undefined;
  return (
    <>
      <PeriodBar names={reportPeriods} period={period} onChange={change}>
        {!failed && !isEmpty && (
          <ReportActions
            ready={data !== undefined}
            save={() => saveContributions(input)}
            onPrint={() => void print()}
            progress={progress}
          />
        )}
      </PeriodBar>
      {failed && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!failed && !isEmpty && <ContributionSums sums={data?.sums} />}
      {!failed && !isEmpty && <ContributionMonths period={period} report={data} />}
      {isEmpty && <NoContributions kind={kind} isAll={period.name === 'all'} allHref={address(everything)} />}
      {!failed && !isEmpty && <ContributionRows kind={kind} report={data} page={page} stale={stale} hrefOf={hrefOf} />}
      {data !== undefined && !stale && <ContributionSheet kind={kind} period={period} report={data} all={all} />}
    </>
  );
}

const everything = { name: 'all', from: undefined, to: undefined } as const;
