import { useTranslation } from '@gyg/platform';
import { ContributionReport, ContributionSkeleton, ReportTabs } from '../../features/reports';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/reports/given`: what people gave in the name of the organisation. */
export function GivenReportPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('reports.title')}
      lead={t('reports.leads.given')}
      waiting={<ContributionSkeleton kind="given" />}
    >
      {(organizationId) => (
        <>
          <ReportTabs kind="given" />
          <ContributionReport kind="given" organizationId={organizationId} />
        </>
      )}
    </OrganizationScreen>
  );
}
