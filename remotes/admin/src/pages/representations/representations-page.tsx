import { useTranslation } from '@gyg/platform';
import { Representations, RepresentationsSkeleton } from '../../features/representations';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/gygs/representation/requests`: requests to represent the current organisation. */
export function RepresentationsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('representations.title')}
      lead={t('representations.lead')}
      waiting={<RepresentationsSkeleton />}
    >
      {(organizationId) => <Representations organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
