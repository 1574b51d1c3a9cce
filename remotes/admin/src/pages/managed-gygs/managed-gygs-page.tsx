import { Page, PageHeader } from '@gyg/design-system';
import { RequireUser, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { ManagedGygs } from '../../features/managed-gygs';
import { GygTableSkeleton } from '../../shared/gyg-table';

/** `/admin/gygs/managed`: the gygs that the user manages, even without administering an organisation. */
export function ManagedGygsPage() {
  const { t } = useTranslation('admin');
  const userId = useSession((session) => session.userId);
  usePageTitle(t('managed.title'));
  return (
    <Page padded="low">
      <PageHeader size="compact" title={t('managed.title')} lead={t('managed.lead')} />
      <RequireUser waiting={<GygTableSkeleton caption={t('managed.title')} />}>
        <ManagedGygs key={userId} userId={userId} />
      </RequireUser>
    </Page>
  );
}
