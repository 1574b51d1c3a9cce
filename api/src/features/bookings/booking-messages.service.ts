import { enqueueMail } from '@gyg/mail';
import type { UnitOfWork } from '../../access/unit-of-work';
import { type GygRow, gygMailFacts, needTitleFor } from '../gygs';
import { notifyEach, notifyHosts, notifyPeople } from '../notifications';
import type { BookingRow } from './booking.repository';

const booker = (row: BookingRow) => ({ id: row.userId, locale: row.bookerLocale });
const values = (gyg: GygRow, row: BookingRow) => ({
  person: row.bookerName,
  need: row.quantity > 1 ? `${row.needTitle} × ${row.quantity}` : row.needTitle,
  gyg: gyg.title,
  host: gyg.orgName,
  reason: row.cancelReason ?? '',
});
const action = (row: BookingRow) => ({ kind: 'booking' as const, targetId: row.id });

/** Template data of the mails about a booking. */
const facts = (uow: UnitOfWork, gyg: GygRow, row: BookingRow, path = `/gygs/${gyg.id}/bookings/${row.id}`) => ({
  name: row.bookerName,
  link: `${uow.publicUrl}${path}`,
  ...gygMailFacts(gyg, row.bookerLocale),
  contribution: needTitleFor(gyg, row, row.bookerLocale),
});
const addressOf = (uow: UnitOfWork, row: BookingRow) => (uow.mail ? row.bookerEmail : null);

/** Notifies the hosts of a new booking, or asks them to accept it, and mails the booker. */
export async function notifyBookingCreated(uow: UnitOfWork, gyg: GygRow, row: BookingRow): Promise<void> {
  const about = { values: values(gyg, row), relatedUserId: row.userId };
  if (row.status !== 'PENDING') {
    await notifyHosts(uow, gyg, { ...about, type: 'booking_created' }, [confirmation(gyg, row)]);
    await mailConfirmation(uow, gyg, row);
    return;
  }
  // With the same action, so that it is archived with it: it is true until the booking is answered or cancelled.
  const same = { values: about.values, action: action(row) };
  const waits = { ...same, type: 'booking_waits', gygId: gyg.id, to: booker(row) } as const;
  await notifyHosts(uow, gyg, { ...about, ...same, type: 'booking_pending' }, [waits]);
  const to = addressOf(uow, row);
  if (to === null) return;
  const data = facts(uow, gyg, row);
  await enqueueMail(uow.tx, { to, template: 'bookingPending', locale: row.bookerLocale, data });
}

const confirmation = (gyg: GygRow, row: BookingRow) =>
  ({ type: 'booking_confirmed', values: values(gyg, row), gygId: gyg.id, to: booker(row) }) as const;

/** Notifies and mails the booker. */
export async function notifyBookingConfirmed(uow: UnitOfWork, gyg: GygRow, row: BookingRow): Promise<void> {
  await notifyEach(uow, [row], (booking) => confirmation(gyg, booking));
  await mailConfirmation(uow, gyg, row);
}

async function mailConfirmation(uow: UnitOfWork, gyg: GygRow, row: BookingRow): Promise<void> {
  const to = addressOf(uow, row);
  if (to === null) return;
  const data = {
    ...facts(uow, gyg, row),
    ...(row.kind === 'COMMODITY' ? { quantity: row.quantity } : {}),
    ...(row.orgName === null ? {} : { representing: row.orgName }),
  };
  await enqueueMail(uow.tx, { to, template: 'bookingConfirmed', locale: row.bookerLocale, data });
}

/** Notifies and mails the booker. */
export async function notifyBookingDeclined(uow: UnitOfWork, gyg: GygRow, row: BookingRow): Promise<void> {
  await notifyPeople(uow, [booker(row)], { type: 'booking_declined', values: values(gyg, row), gygId: gyg.id });
  const to = addressOf(uow, row);
  if (to === null) return;
  const data = facts(uow, gyg, row, `/gygs/${gyg.id}`);
  await enqueueMail(uow.tx, { to, template: 'bookingDeclined', locale: row.bookerLocale, data });
}

/** Notifies the other side of a cancellation; `row` has the reason. The person who cancelled gets no notification. */
export async function notifyBookingCancelled(
  uow: UnitOfWork,
  gyg: GygRow,
  row: BookingRow,
  cancelledBy: 'booker' | 'host',
): Promise<void> {
  if (cancelledBy === 'booker') {
    const about = { values: values(gyg, row), relatedUserId: row.userId };
    await notifyHosts(uow, gyg, { ...about, type: 'booking_cancelled' });
  } else {
    const about = { values: values(gyg, row), gygId: gyg.id };
    await notifyPeople(uow, [booker(row)], { ...about, type: 'booking_cancelled_by_host' });
  }
  const to = addressOf(uow, row);
  if (to === null) return;
  const data = { ...facts(uow, gyg, row, `/gygs/${gyg.id}`), reason: row.cancelReason ?? '', cancelledBy };
  await enqueueMail(uow.tx, { to, template: 'bookingCancelled', locale: row.bookerLocale, data });
}
