import type { PartnerStatistics } from '@gyg/contract';
import { ErrorState } from '@gyg/design-system';
import type { PrintColumn } from '@gyg/design-system/tables';
import { useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { type Period, PeriodBar, usePeriod, usePeriodWords } from '../../../shared/periods';
import { savePartnerReport, usePartnerReport } from '../api/report-partner';
import { reportPath, reportPeriods } from '../model/report-kind';
import { NoContributions } from './no-contributions';
import { PartnerRows } from './partner-rows';
import { PartnerSums } from './partner-sums';
import { ReportActions } from './report-actions';
import { ReportSheet } from './report-sheet';

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

interface PartnerSheetProps {
  period: Period;
  partners: readonly PartnerStatistics[];
}

/** The report of partners on paper. */
function PartnerSheet({ period, partners }: PartnerSheetProps) {
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
