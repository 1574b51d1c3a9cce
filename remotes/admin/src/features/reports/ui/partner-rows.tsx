import type { PartnerStatistics } from '@gyg/contract';
import { Progress } from '@gyg/design-system';
import { RowName, RowNameSkeleton, Table, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './reports.module.css';

export interface PartnerRowsProps {
  /** Most hours first; undefined while loading. */
  partners: readonly PartnerStatistics[] | undefined;
  stale: boolean;
}

/** Each partner with its hours as a number and a bar. On phones one card per partner. */
export function PartnerRows({ partners, stale }: PartnerRowsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={s.rows}>
      <Table
        caption={t('reports.kinds.partner')}
        captionHidden
        columns={useColumns(partners?.[0]?.hours ?? 0)}
        rows={partners ?? []}
        rowKey={({ orgId }) => orgId}
        {...(partners === undefined && { loading: { label: t('reports.loading'), rows: 6 } })}
        stale={stale}
        dense
      />
    </div>
  );
}

/** `most` are the hours that fill a bar. */
function useColumns(most: number): TableColumn<PartnerStatistics>[] {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return [
    {
      kind: 'name',
      key: 'organization',
      header: t('reports.organization'),
      cell: ({ orgId, orgName, orgType }) => (
        <RowName title={orgName} href={paths.organization(orgId)} notes={[t(`reports.type.${orgType}`)]} />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'hours',
      header: t('reports.hoursHeader'),
      phone: 'full',
      cell: ({ hours }) => (
        <span className={s.hours}>
          <b className={s.figure}>{number(hours, 1)}</b>
          {/* The number says the same. */}
          <Progress aria-hidden="true" label={t('reports.hoursHeader')} max={Math.max(most, 1)} value={hours} />
        </span>
      ),
    },
    {
      kind: 'number',
      key: 'gygs',
      header: t('reports.gygsHeader'),
      phone: 'half',
      cell: ({ gygs }) => number(gygs),
    },
    {
      kind: 'number',
      key: 'people',
      header: t('reports.peopleHeader'),
      phone: 'half',
      cell: ({ participants }) => number(participants),
    },
  ];
}
