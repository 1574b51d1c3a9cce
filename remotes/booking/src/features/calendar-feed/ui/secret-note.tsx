import { Callout } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Anyone with the address sees the bookings. */
export function SecretNote() {
  const { t } = useTranslation('booking');
  return (
    <Callout tone="quiet" headingLevel={3} title={t('calendarFeed.secretTitle')} text={t('calendarFeed.secret')} />
  );
}
