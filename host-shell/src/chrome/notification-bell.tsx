import { IconButton } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './notification-bell.module.css';

/** The link to the notifications. Blue with a count if there are new ones. */
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
