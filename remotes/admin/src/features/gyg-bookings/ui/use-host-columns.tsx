import type { Gyg, GygBooking } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import type { TableColumn } from '@gyg/design-system/tables';
import { paths, textLang, useNavigate, useTranslation } from '@gyg/platform';
import { AnswerButtons } from '../../../shared/answers';
import { useBookerName, useBookingColumns } from '../../../shared/booking-list';
import type { ChosenBookings } from '../../../shared/chosen-bookings';
import type { BookingAnswers } from '../api/booking-calls';

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

interface BookingActionsProps {
  gyg: Gyg;
  booking: GygBooking;
  answers: BookingAnswers;
  onMessage: (booking: GygBooking) => void;
  onThank: (booking: GygBooking) => void;
  onCancel: (booking: GygBooking) => void;
}

/** What a host can do with a booking: answer an offer; write to a participant, thank them or cancel the booking. */
function BookingActions({ gyg, booking, answers, onMessage, onThank, onCancel }: BookingActionsProps) {
  const { t } = useTranslation('admin');
  const name = useBookerName()(booking);
  if (booking.status === 'PENDING') {
    return (
      <AnswerButtons
        of="offer"
        name={name}
        held={answers.answers.get(booking.id)}
        onAnswer={(answer) => answers.give([booking.id], answer)}
        onUndo={() => answers.undo([booking.id])}
      />
    );
  }
  if (booking.status !== 'ACTIVE') return null;
  const started = gyg.state === 'ONGOING' || gyg.state === 'FINISHED';
  return (
    <Menu
      label={t('bookings.moreFor', { name })}
      items={[
        { id: 'message', label: t('bookings.write'), icon: 'mail', onSelect: () => onMessage(booking) },
        ...(started && booking.bookerName !== ''
          ? [
              {
                id: 'thank',
                label: t(booking.thanks === null ? 'bookings.thank.action' : 'bookings.thank.change'),
                icon: 'heart' as const,
                onSelect: () => onThank(booking),
              },
            ]
          : []),
        ...(gyg.state === 'FINISHED'
          ? []
          : [
              {
                id: 'cancel',
                label: t('bookings.cancelWithReason'),
                icon: 'close' as const,
                tone: 'danger' as const,
                onSelect: () => onCancel(booking),
              },
            ]),
      ]}
    />
  );
}
