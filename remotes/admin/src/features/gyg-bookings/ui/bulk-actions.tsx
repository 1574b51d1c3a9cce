import type { Gyg, GygBooking } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

export interface BulkActionsProps {
  gyg: Gyg;
  chosen: readonly GygBooking[];
  onAccept: (bookings: readonly GygBooking[]) => void;
  onMessage: (bookings: readonly GygBooking[]) => void;
  onCancel: (bookings: readonly GygBooking[]) => void;
}

/** What a host can do with several bookings. Each action counts only those that it can change. */
export function BulkActions({ gyg, chosen, onAccept, onMessage, onCancel }: BulkActionsProps) {
  const { t } = useTranslation('admin');
  const waiting = chosen.filter(({ status }) => status === 'PENDING');
  const held = chosen.filter(({ status }) => status === 'PENDING' || status === 'ACTIVE');
  return (
    <>
      {waiting.length > 0 && (
        <Button size="sm" onClick={() => onAccept(waiting)}>
          {t('bookings.bulk.accept', { count: waiting.length })}
        </Button>
      )}
      <Button size="sm" variant="secondary" icon="mail" onClick={() => onMessage(chosen)}>
        {t('bookings.bulk.message')}
      </Button>
      {held.length > 0 && gyg.state !== 'FINISHED' && (
        <Button size="sm" variant="danger" onClick={() => onCancel(held)}>
          {t('bookings.bulk.cancel', { count: held.length })}
        </Button>
      )}
    </>
  );
}
