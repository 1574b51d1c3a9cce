import { Icon } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './notification-bell.module.css';

/** The way to the notifications; blue with a count when some are new. */
export function NotificationBell({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  return (
    <a className={s.bell} href={paths.notifications()} aria-label={t('notifications', { count })} data-new={count > 0}>
      <Icon name="bell" />
      {count > 0 && (
        <span className={s.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  );
}
