import type { ContributionRow, ContributionReport as Report } from '@gyg/contract';
import { ErrorState } from '@gyg/design-system';
import type { PrintColumn } from '@gyg/design-system/tables';
import { pageFrom, useFormat, useLoadFailure, useSearchParams, useTranslation } from '@gyg/platform';
import { type Period, PeriodBar, usePeriod, usePeriodWords } from '../../../shared/periods';
import { saveContributions, useContributions } from '../api/report-contributions';
import { type ContributionKind, reportPath, reportPeriods } from '../model/report-kind';
import { usePrintAll } from '../model/use-print-all';
import { ContributionMonths } from './contribution-months';
import { ContributionRows, useContributionWords } from './contribution-rows';
import { ContributionSums } from './contribution-sums';
import { NoContributions } from './no-contributions';
import { ReportActions } from './report-actions';
import { ReportSheet } from './report-sheet';

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

interface ContributionSheetProps {
  kind: ContributionKind;
  period: Period;
  /** The page on screen, with the sums of all. */
  report: Report;
  /** All rows, once the Print button has loaded them. */
  all: Report['rows'] | undefined;
}

/** A report on paper. The browser's own print command prints the page on screen and says that there is more. */
function ContributionSheet({ kind, period, report, all }: ContributionSheetProps) {
  const { t } = useTranslation('admin');
  const { number, date } = useFormat();
  const periodWords = usePeriodWords();
  const words = useContributionWords();
  const { hours, items, participants, gygs } = report.sums;
  const rows = all?.length === report.total ? all : report.rows;
  const columns: PrintColumn<ContributionRow>[] = [
    { key: 'gyg', header: t('reports.gyg'), cell: ({ gygTitle }) => gygTitle },
    { key: 'date', header: t('reports.date'), cell: ({ startDateTime }) => date(startDateTime) },
    { key: 'person', header: t('reports.person'), cell: words.person },
    kind === 'given'
      ? { key: 'host', header: t('reports.host'), cell: ({ hostName }) => hostName }
      : { key: 'for', header: t('reports.for'), cell: ({ orgName }) => orgName ?? '–' },
    { key: 'need', header: t('reports.need'), cell: ({ needTitle }) => needTitle },
    { key: 'attendance', header: t('reports.attended'), cell: words.attendance },
    { key: 'amount', header: t('reports.amount'), isNumber: true, cell: (row) => words.amount(row) ?? '–' },
  ];
  return (
    <ReportSheet
      title={t(`reports.kinds.${kind}`)}
      period={periodWords(period)}
      sums={[
        `${number(hours, 1)} ${t('reports.hours', { count: hours })}`,
        `${number(items)} ${t('reports.items', { count: items })}`,
        `${number(participants)} ${t('reports.people', { count: participants })}`,
        `${number(gygs)} ${t('reports.gygs', { count: gygs })}`,
      ]}
      columns={columns}
      rows={rows}
      rowKey={({ bookingId }) => bookingId}
      note={
        rows.length < report.total
          ? t('reports.printedPart', { shown: number(rows.length), total: number(report.total) })
          : undefined
      }
    />
  );
}
