import { useTranslation } from '@gyg/platform';
import { OrganizationRequests, RequestSkeleton } from '../../features/organization-requests';
import { SuperScreen } from '../../shared/frame';

/** `/organizations/requests/list`: platform administrators review requests for organisation accounts. */
export function OrganizationRequestsPage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen title={t('requests.title')} lead={t('requests.lead')} waiting={<RequestSkeleton />}>
      <OrganizationRequests />
    </SuperScreen>
  );
}
