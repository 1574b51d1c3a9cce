import { useTranslation } from '@gyg/platform';
import { SupportedGygs, SupportedSkeleton } from '../../features/supported-gygs';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/gygs/participated`: gygs of others in which people represent the current organisation. */
export function SupportedGygsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen title={t('supported.title')} lead={t('supported.lead')} waiting={<SupportedSkeleton />}>
      {(organizationId) => <SupportedGygs organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
