import type { ContributionReport, ContributionRow } from '@gyg/contract';
import { Badge, ListFoot } from '@gyg/design-system';
import { NoValue, RowName, RowNameSkeleton, Table, type TableColumn } from '@gyg/design-system/tables';
import { lastPage, Navigate, paths, useFormat, useListFoot, useTopOn, useTranslation } from '@gyg/platform';
import type { ContributionKind } from '../model/report-kind';
import s from './reports.module.css';

export interface ContributionRowsProps {
  kind: ContributionKind;
  /** Undefined while loading. */
  report: ContributionReport | undefined;
  /** From 1. */
  page: number;
  /** Whether the rows are of the last query, while the next ones load. */
  stale: boolean;
  hrefOf: (page: number) => string;
}

/** One page of a report's rows. On phones one card per row. */
export function ContributionRows({ kind, report, page, stale, hrefOf }: ContributionRowsProps) {
  const { t } = useTranslation('admin');
  const foot = useListFoot();
  const top = useTopOn<HTMLDivElement>(page);
  const last = report && lastPage(report.total, report.pageSize);
  const columns = useContributionColumns(kind);
  if (last !== undefined && page > last && !stale) return <Navigate to={hrefOf(last)} replace />;
  return (
    <div ref={top} tabIndex={-1} className={s.rows}>
      <Table
        caption={t(`reports.kinds.${kind}`)}
        captionHidden
        columns={columns}
        rows={report?.rows ?? []}
        rowKey={({ bookingId }) => bookingId}
        {...(report === undefined && { loading: { label: t('reports.loading'), rows: 8 } })}
        stale={stale}
        dense
        stickyHead
      />
      {report && <ListFoot {...foot(report, hrefOf)} />}
    </div>
  );
}

/** The columns of a report: what was given names the host, what was received the represented organisation. */
function useContributionColumns(kind: ContributionKind): TableColumn<ContributionRow>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const words = useContributionWords();
  return [
    {
      kind: 'name',
      key: 'gyg',
      header: t('reports.gyg'),
      cell: ({ gygId, gygTitle, hostName }) => (
        <RowName title={gygTitle} href={paths.gyg(gygId)} notes={[kind === 'given' && hostName]} />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'date',
      header: t('reports.date'),
      nowrap: true,
      phone: 'half',
      cell: ({ startDateTime }) => <time dateTime={startDateTime}>{date(startDateTime)}</time>,
    },
    {
      key: 'person',
      header: t('reports.person'),
      nowrap: true,
      phone: 'half',
      cell: (row) =>
        row.userId === null ? words.person(row) : <a href={paths.user(row.userId)}>{words.person(row)}</a>,
    },
    ...(kind === 'received'
      ? [
          {
            key: 'for',
            header: t('reports.for'),
            // The need has its room.
            folds: true,
            phone: 'half' as const,
            cell: ({ orgName }: ContributionRow) => orgName ?? <NoValue label={t('reports.private')} />,
          },
        ]
      : []),
    { key: 'need', header: t('reports.need'), folds: 'late', phone: 'half', cell: ({ needTitle }) => needTitle },
    {
      key: 'attendance',
      header: t('reports.attended'),
      phone: 'half',
      cell: (row) => (
        <Badge look="state" tone={row.attendance === 'ATTENDED' ? 'good' : 'neutral'}>
          {words.attendance(row)}
        </Badge>
      ),
    },
    {
      kind: 'number',
      key: 'amount',
      header: t('reports.amount'),
      nowrap: true,
      phone: 'half',
      cell: (row) => words.amount(row) ?? <NoValue label={t('reports.nothing')} />,
    },
  ];
}

/** Returns functions that write parts of a report's row. */
export function useContributionWords() {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return {
    /** The person, or that the account was erased. */
    person: ({ userName }: ContributionRow) => (userName === '' ? t('reports.erased') : userName),
    /** "6.5 hours", "20 items"; undefined if nothing counts. */
    amount({ attendance, hours, quantity }: ContributionRow): string | undefined {
      if (attendance !== 'ATTENDED') return undefined;
      return hours === null
        ? t('reports.itemAmount', { count: quantity ?? 0, formatted: number(quantity ?? 0) })
        : t('reports.hourAmount', { count: hours, formatted: number(hours, 1) });
    },
    attendance: ({ attendance }: ContributionRow) => t(`reports.attendance.${attendance ?? 'none'}`),
  };
}
