import { useTranslation } from '@gyg/platform';
import { RecentChanges } from '../../features/audit-log';
import { Overview, OverviewActions, OverviewSkeleton } from '../../features/overview';
import { SuperScreen } from '../../shared/frame';

/** `/admin/su/home`: the platform at a glance. */
export function HomePage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen
      title={t('overview.title')}
      lead={t('overview.lead')}
      actions={<OverviewActions />}
      waiting={<OverviewSkeleton />}
    >
      <Overview recent={<RecentChanges />} />
    </SuperScreen>
  );
}
