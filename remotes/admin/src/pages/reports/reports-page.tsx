import { useTranslation } from '@gyg/platform';
import { ContributionSkeleton, FirstReport } from '../../features/reports';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/reports`: leads to the first report that has something to show. */
export function ReportsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('reports.title')}
      lead={t('reports.leads.given')}
      waiting={<ContributionSkeleton kind="given" />}
    >
      {(organizationId) => <FirstReport organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
