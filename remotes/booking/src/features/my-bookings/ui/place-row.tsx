import type { UserPlace } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './gyg-bookings.module.css';

/** A place as a recipient, with the way to give it back. */
export function PlaceRow({ place, onCancel }: { place: UserPlace; onCancel: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <div className={s.place}>
      <div>
        <p>{t('bookings.place')}</p>
        {place.bookingComment !== '' && <p className={s.note}>{place.bookingComment}</p>}
      </div>
      {place.status === 'CANCELLED' && <Badge>{t('bookings.cancelled')}</Badge>}
      {place.cancellable && place.status === 'ACTIVE' && (
        <Button
          variant="danger"
          size="sm"
          aria-label={t('bookings.cancelOf', { need: t('bookings.place') })}
          onClick={onCancel}
        >
          {t('bookings.cancel')}
        </Button>
      )}
    </div>
  );
}
