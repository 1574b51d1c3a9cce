import type { ContributionReport, ContributionRow } from '@gyg/contract';
import type { PrintColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { type Period, usePeriodWords } from '../../../shared/periods';
import type { ContributionKind } from '../model/report-kind';
import { ReportSheet } from './report-sheet';
import { useContributionWords } from './use-contribution-words';

export interface ContributionSheetProps {
  kind: ContributionKind;
  period: Period;
  /** The page on screen, with the sums of all. */
  report: ContributionReport;
  /** All rows, once the Print button has loaded them. */
  all: ContributionReport['rows'] | undefined;
}

/** A report on paper. The browser's own print command prints the page on screen and says that there is more. */
export function ContributionSheet({ kind, period, report, all }: ContributionSheetProps) {
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
