import type { UserBooking } from '@gyg/contract';
import { Badge, Button, Table } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import s from './booked-list.module.css';
import { GygLine } from './gyg-line';
import { RepresentingCell } from './representing-cell';

interface BookingsTableProps {
  caption: string;
  rows: readonly UserBooking[];
  withGyg: boolean;
  /** Items say how many are offered. */
  withQuantity: boolean;
  userId: string;
  onCancel: (booking: UserBooking) => void;
  onRepresent: (booking: UserBooking) => void;
}

/** Whether a row has something in its last column: the way out, or that it was taken. */
const hasAction = ({ cancellable, status }: UserBooking) =>
  cancellable || status === 'CANCELLED' || status === 'DECLINED';

/** Contribution, offered (items only), representing, comments, cancel (specification 2.9). */
export function BookingsTable(props: BookingsTableProps) {
  const { caption, rows, withGyg, withQuantity, userId, onCancel, onRepresent } = props;
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <Table
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={(booking) => booking.id}
      columns={[
        {
          key: 'contribution',
          header: t('bookings.contribution'),
          primary: true,
          cell: (booking) => (
            <span className={s.stack}>
              {booking.gygVisible && <strong>{booking.needTitle}</strong>}
              {(withGyg || !booking.gygVisible) && (
                <GygLine {...booking} title={booking.gygTitle} visible={booking.gygVisible} />
              )}
              {booking.durationMinutes !== null && (
                <span className={s.note}>{t('bookings.hours', { hours: format.hours(booking.durationMinutes) })}</span>
              )}
              {booking.status === 'PENDING' && <Badge tone="warn">{t('bookings.pending')}</Badge>}
            </span>
          ),
        },
        ...(withQuantity
          ? [
              {
                key: 'offered',
                header: t('bookings.offered'),
                align: 'end' as const,
                cell: (booking: UserBooking) => format.number(booking.quantity),
              },
            ]
          : []),
        {
          key: 'representing',
          header: t('bookings.representing'),
          cell: (booking) => (
            <RepresentingCell booking={booking} userId={userId} onRepresent={() => onRepresent(booking)} />
          ),
        },
        {
          key: 'comments',
          header: t('bookings.comments'),
          cell: (booking) => booking.bookingComment || <span className={s.note}>{t('bookings.noComment')}</span>,
        },
        ...(rows.some(hasAction)
          ? [
              {
                key: 'actions',
                header: t('bookings.actions'),
                labelHidden: true,
                cell: (booking: UserBooking) =>
                  booking.status === 'CANCELLED' || booking.status === 'DECLINED' ? (
                    <Badge>{t('bookings.cancelled')}</Badge>
                  ) : (
                    booking.cancellable && (
                      <Button
                        variant="danger"
                        size="sm"
                        aria-label={t('bookings.cancelOf', { need: booking.needTitle })}
                        onClick={() => onCancel(booking)}
                      >
                        {t('bookings.cancel')}
                      </Button>
                    )
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
