import type { Gyg, GygBooking } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { AnswerButtons } from '../../../shared/answers';
import { useBookerName } from '../../../shared/booking-list';
import type { BookingAnswers } from '../api/answer-bookings';

export interface BookingActionsProps {
  gyg: Gyg;
  booking: GygBooking;
  answers: BookingAnswers;
  onMessage: (booking: GygBooking) => void;
  onThank: (booking: GygBooking) => void;
  onCancel: (booking: GygBooking) => void;
}

/** What a host can do with a booking: answer an offer; write to a participant, thank them or cancel the booking. */
export function BookingActions({ gyg, booking, answers, onMessage, onThank, onCancel }: BookingActionsProps) {
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
