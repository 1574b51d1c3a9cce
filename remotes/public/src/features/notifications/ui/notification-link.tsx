import type { Notification } from '@gyg/contract';
import { Link } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { notificationLink } from '../model/notification-link';

/** Where to deal with a notification, or what it is about. */
export function NotificationLink({ notification }: { notification: Notification }) {
  const { t } = useTranslation('public');
  const link = notificationLink(notification);
  if (link === undefined) return null;
  const { kind, href, name, lang } = link;
  return (
    <Link variant="standalone" href={href} lang={lang}>
      {name ?? t(`notifications.links.${kind}`)}
    </Link>
  );
}
