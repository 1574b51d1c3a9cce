import type { PartnerStatistics } from '@gyg/contract';
import type { PrintColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { type Period, usePeriodWords } from '../../../shared/periods';
import { ReportSheet } from './report-sheet';

export interface PartnerSheetProps {
  period: Period;
  partners: readonly PartnerStatistics[];
}

/** The report of partners on paper. */
export function PartnerSheet({ period, partners }: PartnerSheetProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const periodWords = usePeriodWords();
  const hours = partners.reduce((sum, partner) => sum + partner.hours, 0);
  const columns: PrintColumn<PartnerStatistics>[] = [
    { key: 'organization', header: t('reports.organization'), cell: ({ orgName }) => orgName },
    { key: 'type', header: t('reports.typeHeader'), cell: ({ orgType }) => t(`reports.type.${orgType}`) },
    { key: 'hours', header: t('reports.hoursHeader'), isNumber: true, cell: (partner) => number(partner.hours, 1) },
    { key: 'gygs', header: t('reports.gygsHeader'), isNumber: true, cell: ({ gygs }) => number(gygs) },
    {
      key: 'people',
      header: t('reports.peopleHeader'),
      isNumber: true,
      cell: ({ participants }) => number(participants),
    },
  ];
  return (
    <ReportSheet
      title={t('reports.kinds.partner')}
      period={periodWords(period)}
      sums={[
        `${number(hours, 1)} ${t('reports.hours', { count: hours })}`,
        `${number(partners.length)} ${t('reports.partners', { count: partners.length })}`,
      ]}
      columns={columns}
      rows={partners}
      rowKey={({ orgId }) => orgId}
    />
  );
}
