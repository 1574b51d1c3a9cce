import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Shown for an empty list, with a next step: the filters are too narrow, or none of the organisation's people booked. */
export function NoMemberBookings({ gygId, narrowed }: { gygId: string; narrowed: boolean }) {
  const { t } = useTranslation('admin');
  if (narrowed) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('bookings.nothingFound')}
        text={t('bookings.nothingFoundText')}
        actions={<Button href={paths.deskMemberBookings(gygId)}>{t('bookings.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t('memberBookings.empty')}
      text={t('memberBookings.emptyText')}
      actions={<Button href={paths.gyg(gygId)}>{t('memberBookings.open')}</Button>}
    />
  );
}
