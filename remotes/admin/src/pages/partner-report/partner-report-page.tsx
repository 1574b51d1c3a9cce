import { useTranslation } from '@gyg/platform';
import { PartnerReport, PartnerSkeleton, ReportTabs } from '../../features/reports';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/reports/partner`: what each partner gave to the gygs of the organisation. */
export function PartnerReportPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen title={t('reports.title')} lead={t('reports.leads.partner')} waiting={<PartnerSkeleton />}>
      {(organizationId) => (
        <>
          <ReportTabs kind="partner" />
          <PartnerReport organizationId={organizationId} />
        </>
      )}
    </OrganizationScreen>
  );
}
