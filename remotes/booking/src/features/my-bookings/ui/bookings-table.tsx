import type { UserBooking } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { RowLines, RowNote, Table, type TableColumn } from '@gyg/design-system/tables';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { GygLine } from './gyg-line';
import { RepresentingCell } from './representing-cell';

interface BookingsTableProps {
  caption: string;
  rows: readonly UserBooking[];
  withGyg: boolean;
  /** Shows how many items are offered. */
  withQuantity: boolean;
  userId: string;
  onCancel: (booking: UserBooking) => void;
  onRepresent: (booking: UserBooking) => void;
}

/** Whether the last column of a row has content: the cancel button, or how the booking ended. */
const hasAction = ({ cancellable, status }: UserBooking) =>
  cancellable || status === 'CANCELLED' || status === 'DECLINED';

/** Contribution, offered (items only), representing, comments, cancel. */
export function BookingsTable(props: BookingsTableProps) {
  const { caption, rows, withGyg, withQuantity, userId, onCancel, onRepresent } = props;
  const { t } = useTranslation('booking');
  const format = useFormat();
  const offered: TableColumn<UserBooking> = {
    kind: 'number',
    key: 'offered',
    header: t('bookings.offered'),
    cell: (booking) => format.number(booking.quantity),
  };
  const actions: TableColumn<UserBooking> = {
    kind: 'actions',
    key: 'actions',
    header: t('bookings.actions'),
    cell: (booking) =>
      booking.status === 'CANCELLED' || booking.status === 'DECLINED' ? (
        <Badge>{t(booking.status === 'DECLINED' ? 'bookings.declinedByHost' : 'bookings.cancelled')}</Badge>
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
  };
  return (
    <Table
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={(booking) => booking.id}
      columns={[
        {
          kind: 'name',
          key: 'contribution',
          header: t('bookings.contribution'),
          cell: (booking) => <Contribution booking={booking} withGyg={withGyg} />,
        },
        ...(withQuantity ? [offered] : []),
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
          cell: (booking) => booking.bookingComment || <RowNote>{t('bookings.noComment')}</RowNote>,
        },
        ...(rows.some(hasAction) ? [actions] : []),
      ]}
    />
  );
}

function Contribution({ booking, withGyg }: { booking: UserBooking; withGyg: boolean }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <RowLines>
      {booking.gygVisible && <strong lang={textLang(booking.gygLanguage)}>{booking.needTitle}</strong>}
      {(withGyg || !booking.gygVisible) && (
        <GygLine {...booking} title={booking.gygTitle} visible={booking.gygVisible} />
      )}
      {booking.durationMinutes !== null && (
        <RowNote>{t('bookings.hours', { hours: format.hours(booking.durationMinutes) })}</RowNote>
      )}
      {booking.status === 'PENDING' && <Badge tone="warn">{t('bookings.pending')}</Badge>}
    </RowLines>
  );
}
