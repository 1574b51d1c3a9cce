import type { UserBooking } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useUserOrganizations } from '../api/list-user-organizations';
import s from './booked-list.module.css';

interface RepresentingCellProps {
  booking: UserBooking;
  userId: string;
  onRepresent: () => void;
}

/**
 * Whom a booking represents: the organisation that agreed, the one that is asked, or oneself with the way to
 * ask one.
 */
export function RepresentingCell({ booking, userId, onRepresent }: RepresentingCellProps) {
  const { t } = useTranslation('booking');
  const organizations = useUserOrganizations(userId).data?.organizations ?? [];
  const { representation } = booking;
  if (booking.orgName !== null) return booking.orgName;
  if (representation?.status === 'PENDING') return t('bookings.awaiting', { name: representation.orgName });
  const active = booking.status === 'ACTIVE' || booking.status === 'PENDING';
  return (
    <span className={`${s.stack} ${s.representing}`}>
      {representation?.status === 'DECLINED'
        ? t('bookings.declined', { name: representation.orgName })
        : t('bookings.myself')}
      {active && booking.cancellable && organizations.length > 0 && (
        <Button variant="quiet" size="sm" className={s.ask} onClick={onRepresent}>
          {t('bookings.represent')}
        </Button>
      )}
    </span>
  );
}
