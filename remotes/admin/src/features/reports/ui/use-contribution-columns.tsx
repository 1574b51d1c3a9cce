import type { ContributionRow } from '@gyg/contract';
import { Badge } from '@gyg/design-system';
import { NoValue, RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ContributionKind } from '../model/report-kind';
import { useContributionWords } from './use-contribution-words';

/** The columns of a report: what was given names the host, what was received the represented organisation. */
export function useContributionColumns(kind: ContributionKind): TableColumn<ContributionRow>[] {
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
