import { RequireUser, usePageTitle, useTranslation } from '@gyg/platform';
import { Notifications } from '../../features/notifications';
import { TextSkeleton } from '../../shared/text-skeleton';

/** The logged-in user's notifications. */
export function NotificationsPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('notifications.title'));
  return (
    <RequireUser waiting={<TextSkeleton />}>
      <Notifications />
    </RequireUser>
  );
}
