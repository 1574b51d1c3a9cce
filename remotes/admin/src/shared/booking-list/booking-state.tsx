import type { BookingStatus } from '@gyg/contract';
import { Badge, type Tone } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

const tones: Readonly<Record<BookingStatus, Tone>> = {
  PENDING: 'warn',
  ACTIVE: 'good',
  CANCELLED: 'bad',
  DECLINED: 'neutral',
};

/** The status of a booking. */
export function BookingState({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('admin');
  return (
    <Badge look="state" tone={tones[status]}>
      {t(`bookings.status.${status}`)}
    </Badge>
  );
}
