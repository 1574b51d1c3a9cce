import type { ContributionReport } from '@gyg/contract';
import { ListFoot } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { lastPage, Navigate, useListFoot, useTopOn, useTranslation } from '@gyg/platform';
import type { ContributionKind } from '../model/report-kind';
import s from './reports.module.css';
import { useContributionColumns } from './use-contribution-columns';

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
