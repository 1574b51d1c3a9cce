import { RequireUser, usePageTitle, useParams, useTranslation } from '@gyg/platform';
import { AdminSwitch } from '../../features/admin-mode';
import { TextSkeleton } from '../../shared/text-skeleton';

/** Switches to an organisation that the user administers. */
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
