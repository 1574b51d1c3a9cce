import type { Notification } from '@gyg/contract';
import { Badge, Icon } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './notification-list.module.css';

/** Notifications, newest first, each with a way to its gyg where it has one. */
export const NotificationList = ({ notifications }: { notifications: readonly Notification[] }) => (
  <ul className={s.list}>
    {notifications.map((notification) => (
      <NotificationItem key={notification.id} notification={notification} />
    ))}
  </ul>
);

function NotificationItem({ notification }: { notification: Notification }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { title, body, created, viewed, archived, gygId } = notification;
  return (
    <li className={s.item} data-new={!viewed || undefined}>
      <Icon name="bell" className={s.icon} />
      <div className={s.words}>
        <h2 className={s.title}>
          {title}
          {!viewed && !archived && <Badge tone="info">{t('notifications.new')}</Badge>}
        </h2>
        {body !== '' && <p>{body}</p>}
        <p className={s.foot}>
          <time dateTime={created}>{format.dateTime(created)}</time>
          {gygId !== null && (
            <a className={s.link} href={paths.gyg(gygId)}>
              {t('notifications.toGyg')}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
