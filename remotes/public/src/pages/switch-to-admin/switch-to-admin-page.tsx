import { RequireUser, usePageTitle, useParams, useTranslation } from '@gyg/platform';
import { AdminSwitch } from '../../features/admin-mode';
import { TextSkeleton } from '../../shared/text-skeleton';

/** Switching to an organisation that one administers (specification 2.14). */
export function SwitchToAdminPage() {
  const { t } = useTranslation('public');
  const { orgFriendlyUrl } = useParams();
  usePageTitle(t('session.toAdmin.title'));
  return (
    <RequireUser waiting={<TextSkeleton />}>
      <AdminSwitch orgFriendlyUrl={orgFriendlyUrl} />
    </RequireUser>
  );
}
