import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Shown if there are no bookings, with a first step. */
export function NoBookings() {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      title={t('bookings.empty')}
      text={t('bookings.emptyText')}
      actions={<Button href={paths.search()}>{t('bookings.find')}</Button>}
    />
  );
}
