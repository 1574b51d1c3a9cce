import type { UserPlace } from '@gyg/contract';
import { Badge, Button, Cluster, Panel } from '@gyg/design-system';
import { RowLines, RowNote } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { GygLine } from './gyg-line';

/** A place as a recipient, with a cancel button. */
export function PlaceRow({ place, withGyg, onCancel }: { place: UserPlace; withGyg: boolean; onCancel: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Panel padding="small">
      <Cluster justify="between" gap={3}>
        <RowLines>
          <strong>{t('bookings.place')}</strong>
          {withGyg && <GygLine {...place} title={place.gygTitle} visible={place.gygVisible} />}
          {place.bookingComment !== '' && <RowNote>{place.bookingComment}</RowNote>}
        </RowLines>
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
      </Cluster>
    </Panel>
  );
}
