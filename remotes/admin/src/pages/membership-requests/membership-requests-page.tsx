import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { MembershipRequests, RequestsSkeleton } from '../../features/membership-requests';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/organizations/requests`: all requests to become a member of the current organisation. */
export function MembershipRequestsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('membershipRequests.title')}
      lead={t('membershipRequests.lead')}
      actions={
        <Button variant="secondary" icon="users" href={paths.members()}>
          {t('membershipRequests.members')}
        </Button>
      }
      waiting={<RequestsSkeleton />}
    >
      {(organizationId) => <MembershipRequests organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
