import type { UserPlace } from '@gyg/contract';
import { Button, Cluster, Panel } from '@gyg/design-system';
import { RowLines, RowNote } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { isHeld } from '../model/entry';
import { EndedBadge, HowItEnded } from './ended-list';

/** A place as a recipient, with a button to cancel it. */
export function PlaceRow({ place, onCancel }: { place: UserPlace; onCancel: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Panel padding="medium" data-entry={place.id}>
      <Cluster justify="between" gap={3}>
        <RowLines>
          <strong>{t('bookings.place')}</strong>
          {place.bookingComment !== '' && <RowNote>{place.bookingComment}</RowNote>}
          {!isHeld(place) && (
            <>
              <EndedBadge entry={place} />
              <RowNote>
                <HowItEnded entry={place} />
              </RowNote>
            </>
          )}
        </RowLines>
        {place.cancellable && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('bookings.ofGyg.cancelOf', { contribution: t('bookings.place') })}
            onClick={onCancel}
          >
            {t('bookings.ofGyg.cancel')}
          </Button>
        )}
      </Cluster>
    </Panel>
  );
}
