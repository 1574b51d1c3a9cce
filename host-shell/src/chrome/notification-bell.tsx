import { IconButton } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './notification-bell.module.css';

/** The way to the notifications; blue with a count when some are new (specification 2.2). */
export function NotificationBell({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  return (
    <IconButton
      icon="bell"
      href={paths.notifications()}
      count={count}
      label={t('notifications', { count })}
      className={count > 0 ? s.new : undefined}
    />
  );
}
