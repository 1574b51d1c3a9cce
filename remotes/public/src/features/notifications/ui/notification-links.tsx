import type { Notification } from '@gyg/contract';
import { Link } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { notificationLinks } from '../model/notification-links';

/** The links of a notification: where to deal with it, and what it is about. */
export function NotificationLinks({ notification }: { notification: Notification }) {
  const { t } = useTranslation('public');
  return notificationLinks(notification).map(({ kind, href, name, lang }) => (
    <Link key={kind} variant="standalone" href={href} lang={lang}>
      {name ?? t(`notifications.links.${kind}`)}
    </Link>
  ));
}
