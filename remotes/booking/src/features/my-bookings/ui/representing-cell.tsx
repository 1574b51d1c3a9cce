import type { UserBooking } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { RowLines } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useUserOrganizations } from '../api/list-user-organizations';

interface RepresentingCellProps {
  booking: UserBooking;
  userId: string;
  onRepresent: () => void;
}

/**
 * Who a booking represents: the organisation that approved, the one that is pending, or the user with a button to
 * request one.
 */
export function RepresentingCell({ booking, userId, onRepresent }: RepresentingCellProps) {
  const { t } = useTranslation('booking');
  const organizations = useUserOrganizations(userId).data?.organizations ?? [];
  const { representation } = booking;
  if (booking.orgName !== null) return booking.orgName;
  if (representation?.status === 'PENDING') return t('bookings.awaiting', { name: representation.orgName });
  const active = booking.status === 'ACTIVE' || booking.status === 'PENDING';
  return (
    <RowLines>
      {representation?.status === 'DECLINED'
        ? t('bookings.declined', { name: representation.orgName })
        : t('bookings.myself')}
      {active && booking.cancellable && organizations.length > 0 && (
        <Button variant="quiet" size="sm" onClick={onRepresent}>
          {t('bookings.represent')}
        </Button>
      )}
    </RowLines>
  );
}
