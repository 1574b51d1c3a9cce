import type { UserBooking } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { RowLines, RowNote, Table, type TableColumn } from '@gyg/design-system/tables';
import { textLang, useFormat, useTranslation } from '@gyg/platform';
import { actionsOf, type EntryAction, type OwnOrganizations } from '../model/booking-actions';
import { isHeld } from '../model/entry';
import s from './bookings-table.module.css';
import { EndedBadge, HowItEnded } from './ended-list';
import { EntryMenu } from './entry-menu';
import { Representing } from './representing';

interface BookingsTableProps {
  caption: string;
  rows: readonly UserBooking[];
  /** Shows how many items are offered. */
  withQuantity: boolean;
  organizations: OwnOrganizations;
  onAction: (action: EntryAction) => void;
}

/** Contribution, offered (items only), representing, comments, and cancel (hidden once the gyg is finished). */
export function BookingsTable({ caption, rows, withQuantity, organizations, onAction }: BookingsTableProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const hasActions = (booking: UserBooking) => actionsOf(booking, organizations).length > 0;
  const offered: TableColumn<UserBooking> = {
    kind: 'number',
    key: 'offered',
    header: t('bookings.ofGyg.offered'),
    cell: (booking) => format.number(booking.quantity),
  };
  const actions: TableColumn<UserBooking> = {
    kind: 'actions',
    key: 'actions',
    header: t('bookings.ofGyg.actions'),
    cell: (booking) => (
      <span className={s.actions} data-entry={booking.id}>
        {booking.cancellable && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('bookings.ofGyg.cancelOf', { contribution: booking.needTitle })}
            onClick={() => onAction({ kind: 'cancel', entry: booking })}
          >
            {t('bookings.ofGyg.cancel')}
          </Button>
        )}
        <EntryMenu entry={booking} organizations={organizations} onAction={onAction} />
      </span>
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
          header: t('bookings.ofGyg.contribution'),
          cell: (booking) => <Contribution booking={booking} />,
        },
        ...(withQuantity ? [offered] : []),
        {
          key: 'representing',
          header: t('bookings.ofGyg.representing'),
          cell: (booking) => (
            <Representing
              booking={booking}
              organizations={organizations}
              onAsk={
                booking.changeable && organizations.length > 0
                  ? () => onAction({ kind: 'represent', entry: booking })
                  : undefined
              }
            />
          ),
        },
        {
          key: 'comments',
          header: t('bookings.ofGyg.comments'),
          phone: 'full',
          cell: (booking) => booking.bookingComment || <RowNote>{t('bookings.ofGyg.noComment')}</RowNote>,
        },
        ...(rows.some(hasActions) ? [actions] : []),
      ]}
    />
  );
}

/** The need, how long it takes, and the state of the booking. */
function Contribution({ booking }: { booking: UserBooking }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const attendance = booking.attendance ?? 'none';
  return (
    <RowLines>
      <strong lang={textLang(booking.gygLanguage)}>
        {booking.gygVisible ? booking.needTitle : t('bookings.offline')}
      </strong>
      {booking.durationMinutes !== null && (
        <RowNote>{t('bookings.hours', { hours: format.hours(booking.durationMinutes) })}</RowNote>
      )}
      {booking.status === 'PENDING' && (
        <Badge look="state" tone="warn">
          {t('bookings.row.pending')}
        </Badge>
      )}
      {booking.status === 'ACTIVE' && booking.gygState === 'FINISHED' && (
        <Badge look="state" tone={booking.attendance === 'ATTENDED' ? 'good' : 'neutral'}>
          {t(`bookings.history.attendance.${attendance}`)}
        </Badge>
      )}
      {!isHeld(booking) && (
        <>
          <EndedBadge entry={booking} />
          <RowNote>
            <HowItEnded entry={booking} />
          </RowNote>
        </>
      )}
    </RowLines>
  );
}
