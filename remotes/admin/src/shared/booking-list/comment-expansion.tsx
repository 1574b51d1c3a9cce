import type { GygBooking } from '@gyg/contract';
import { Stack } from '@gyg/design-system';
import type { TableExpansion } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import s from './comment-expansion.module.css';
import { useBookerName } from './use-booking-columns';

/** Shows a booking's comment and the reason of its cancellation on demand. */
export function useCommentExpansion(): TableExpansion<GygBooking> {
  const { t } = useTranslation('admin');
  const nameOf = useBookerName();
  return {
    label: (booking) => t('bookings.commentOf', { name: nameOf(booking) }),
    detail: ({ bookingComment, cancelReason }) =>
      bookingComment === '' && (cancelReason ?? '') === '' ? null : (
        <Stack gap={2}>
          {bookingComment !== '' && (
            <div>
              <p className={s.term}>{t('bookings.comment')}</p>
              <p className={s.words}>{bookingComment}</p>
            </div>
          )}
          {cancelReason && (
            <div>
              <p className={s.term}>{t('bookings.cancelReason')}</p>
              <p className={s.words}>{cancelReason}</p>
            </div>
          )}
        </Stack>
      ),
  };
}
