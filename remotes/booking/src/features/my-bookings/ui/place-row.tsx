import type { UserPlace } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './booked-list.module.css';
import { GygLine } from './gyg-line';

/** A place as a recipient, with the way to give it back. */
export function PlaceRow({ place, withGyg, onCancel }: { place: UserPlace; withGyg: boolean; onCancel: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <div className={s.place}>
      <div className={s.stack}>
        <strong>{t('bookings.place')}</strong>
        {withGyg && <GygLine {...place} title={place.gygTitle} visible={place.gygVisible} />}
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
