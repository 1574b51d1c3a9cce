import type { Gyg, GygBooking } from '@gyg/contract';
import type { TableColumn } from '@gyg/design-system/tables';
import { paths, textLang, useNavigate, useTranslation } from '@gyg/platform';
import { useBookingColumns } from '../../../shared/booking-list';
import type { ChosenBookings } from '../../../shared/chosen-bookings';
import type { BookingAnswers } from '../api/answer-bookings';
import { BookingActions } from './booking-actions';

/** Opens the form for a message to the people of some bookings. */
export function useWriteTo(gygId: string) {
  const navigate = useNavigate();
  return (bookings: readonly GygBooking[]) => {
    const state: ChosenBookings = { bookingIds: bookings.map(({ id }) => id) };
    void navigate(paths.deskMessages(gygId), { state });
  };
}

export interface HostColumnsOptions {
  gyg: Gyg;
  answers: BookingAnswers;
  sortable: boolean;
  onThank: (booking: GygBooking) => void;
  onCancel: (booking: GygBooking) => void;
}

/** The columns of a list of bookings with what a host can do with each. */
export function useHostColumns({
  gyg,
  answers,
  sortable,
  onThank,
  onCancel,
}: HostColumnsOptions): TableColumn<GygBooking>[] {
  const { t } = useTranslation('admin');
  const columns = useBookingColumns({ sortable, needLang: textLang(gyg.language) });
  const writeTo = useWriteTo(gyg.id);
  return [
    ...columns,
    {
      kind: 'actions',
      key: 'actions',
      header: t('bookings.actions'),
      cell: (booking) => (
        <BookingActions
          gyg={gyg}
          booking={booking}
          answers={answers}
          onMessage={(booker) => writeTo([booker])}
          onThank={onThank}
          onCancel={onCancel}
        />
      ),
    },
  ];
}
