import type { Notification } from '@gyg/contract';
import { Link } from '@gyg/design-system';
import { NotificationRow, NotificationList as Sheet } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';

/** Notifications, newest first, each with a link to its gyg if it has one. */
export const NotificationList = ({ notifications }: { notifications: readonly Notification[] }) => (
  <Sheet>
    {notifications.map((notification) => (
      <NotificationItem key={notification.id} notification={notification} />
    ))}
  </Sheet>
);

function NotificationItem({ notification }: { notification: Notification }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { title, body, created, viewed, archived, gygId } = notification;
  return (
    <NotificationRow
      title={title}
      text={body}
      time={<time dateTime={created}>{format.dateTime(created)}</time>}
      links={
        gygId !== null && (
          <Link variant="standalone" href={paths.gyg(gygId)}>
            {t('notifications.toGyg')}
          </Link>
        )
      }
      unreadLabel={viewed || archived ? undefined : t('notifications.new')}
      archived={archived}
    />
  );
}
