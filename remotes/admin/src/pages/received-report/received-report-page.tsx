import { useTranslation } from '@gyg/platform';
import { ContributionReport, ContributionSkeleton, ReportTabs } from '../../features/reports';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/reports/received`: what people gave to the gygs of the organisation. */
export function ReceivedReportPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('reports.title')}
      lead={t('reports.leads.received')}
      waiting={<ContributionSkeleton kind="received" />}
    >
      {(organizationId) => (
        <>
          <ReportTabs kind="received" />
          <ContributionReport kind="received" organizationId={organizationId} />
        </>
      )}
    </OrganizationScreen>
  );
}
