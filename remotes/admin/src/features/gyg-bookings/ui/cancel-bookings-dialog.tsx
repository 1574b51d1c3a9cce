import type { GygBooking } from '@gyg/contract';
import { ProgressBar } from '@gyg/design-system';
import { toast, useTranslation } from '@gyg/platform';
import { useBookerName } from '../../../shared/booking-list';
import { ReasonDialog } from '../../../shared/reason-dialog';
import { useCancelBookings } from '../api/booking-calls';

export interface CancelBookingsDialogProps {
  /** The bookings to cancel. The dialog is closed without any. */
  bookings: readonly GygBooking[];
  /** Called when at least one is cancelled, with those that failed. */
  onDone: (failed: readonly GygBooking[]) => void;
  onClose: () => void;
}

/** Asks for the reason, says what it costs, and cancels one or several bookings. */
export function CancelBookingsDialog({ bookings, onDone, onClose }: CancelBookingsDialogProps) {
  const { t } = useTranslation('admin');
  const nameOf = useBookerName();
  const { progress, cancel } = useCancelBookings();
  const [first, ...others] = bookings;
  const single = others.length === 0;
  const name = first ? nameOf(first) : '';
  const count = bookings.length;
  const onConfirm = async (reason: string) => {
    const failed = await cancel(bookings, reason);
    if (failed.length > 0) toast.error(t('bookings.cancel.failed', { count: failed.length }));
    else toast.success(t('bookings.cancel.done', { count }));
    onDone(failed);
  };
  return (
    <ReasonDialog
      open={first !== undefined}
      title={single ? t('bookings.cancel.titleOf', { name }) : t('bookings.cancel.title', { count })}
      text={
        single
          ? t('bookings.cancel.textOf', { name, need: first?.needTitle ?? '' })
          : t('bookings.cancel.text', { count })
      }
      confirm={t('bookings.cancel.confirm', { count })}
      onConfirm={onConfirm}
      onClose={onClose}
      progress={
        progress &&
        progress.total > 1 && (
          <ProgressBar
            label={t('bookings.cancel.progress')}
            amount={t('lists.ofTotal', progress)}
            value={progress.done}
            max={progress.total}
          />
        )
      }
    />
  );
}
