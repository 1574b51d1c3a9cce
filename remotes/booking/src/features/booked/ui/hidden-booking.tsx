import type { UserBooking } from '@gyg/contract';
import { Button, EmptyState } from '@gyg/design-system';
import { paths, TextIn, Trans, textLang, usePageTitle, useTranslation } from '@gyg/platform';

/** A booking of a gyg that has since been unpublished. Only its title is known. */
export function HiddenBooking({ booking }: { booking: UserBooking }) {
  const { t } = useTranslation('booking');
  usePageTitle(t('booked.hidden.title'));
  return (
    <EmptyState
      headingLevel={1}
      title={t('booked.hidden.title')}
      text={
        <Trans
          t={t}
          i18nKey="booked.hidden.text"
          components={{ gyg: <TextIn text={booking.gygTitle} lang={textLang(booking.gygLanguage)} /> }}
        />
      }
      actions={<Button href={paths.myBookings()}>{t('booked.hidden.toBookings')}</Button>}
    />
  );
}
