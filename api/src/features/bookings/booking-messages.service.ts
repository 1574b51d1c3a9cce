import { enqueueMail } from '@gyg/mail';
import type { Work } from '../../access/work';
import { type GygRow, gygMailFacts } from '../gygs';
import { notifyHosts, notifyPeople } from '../notifications';
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

/** What the mails about a booking say. */
const facts = (work: Work, gyg: GygRow, row: BookingRow, path = `/gygs/${gyg.id}/bookings`) => ({
  name: row.bookerName,
  link: `${work.publicUrl}${path}`,
  ...gygMailFacts(gyg),
  contribution: row.needTitle,
});
const addressOf = (work: Work, row: BookingRow) => (work.mail ? row.bookerEmail : null);

/** A new booking: the hosts learn of it, or are asked where it needs their answer; its booker gets an e-mail. */
export async function tellOfBooking(work: Work, gyg: GygRow, row: BookingRow): Promise<void> {
  const about = { values: values(gyg, row), relatedUserId: row.userId };
  if (row.status !== 'PENDING') {
    await notifyHosts(work, gyg, { ...about, type: 'booking_created' });
    await tellOfConfirmation(work, gyg, row);
    return;
  }
  await notifyHosts(work, gyg, { ...about, type: 'booking_pending', action: action(row) });
  await notifyPeople(work, [booker(row)], { type: 'booking_waits', values: about.values, gygId: gyg.id });
  const to = addressOf(work, row);
  if (to === null) return;
  const data = facts(work, gyg, row);
  await enqueueMail(work.t, { to, template: 'bookingPending', locale: row.bookerLocale, data });
}

/** The booking stands: its booker gets a notification and an e-mail. */
export async function tellOfConfirmation(work: Work, gyg: GygRow, row: BookingRow): Promise<void> {
  await notifyPeople(work, [booker(row)], { type: 'booking_confirmed', values: values(gyg, row), gygId: gyg.id });
  const to = addressOf(work, row);
  if (to === null) return;
  const data = {
    ...facts(work, gyg, row),
    ...(row.kind === 'COMMODITY' ? { quantity: row.quantity } : {}),
    ...(row.orgName === null ? {} : { representing: row.orgName }),
  };
  await enqueueMail(work.t, { to, template: 'bookingConfirmed', locale: row.bookerLocale, data });
}

/** The host said no: its booker gets a notification and an e-mail. */
export async function tellOfDecline(work: Work, gyg: GygRow, row: BookingRow): Promise<void> {
  await notifyPeople(work, [booker(row)], { type: 'booking_declined', values: values(gyg, row), gygId: gyg.id });
  const to = addressOf(work, row);
  if (to === null) return;
  const data = facts(work, gyg, row, `/gygs/${gyg.id}`);
  await enqueueMail(work.t, { to, template: 'bookingDeclined', locale: row.bookerLocale, data });
}

/** The booking is no more; `row` says why. Who did it is not told of it twice. */
export async function tellOfCancellation(
  work: Work,
  gyg: GygRow,
  row: BookingRow,
  cancelledBy: 'booker' | 'host',
): Promise<void> {
  if (cancelledBy === 'booker') {
    const about = { values: values(gyg, row), relatedUserId: row.userId };
    await notifyHosts(work, gyg, { ...about, type: 'booking_cancelled' });
  } else {
    const about = { values: values(gyg, row), gygId: gyg.id };
    await notifyPeople(work, [booker(row)], { ...about, type: 'booking_cancelled_by_host' });
  }
  const to = addressOf(work, row);
  if (to === null) return;
  const data = { ...facts(work, gyg, row, `/gygs/${gyg.id}`), reason: row.cancelReason ?? '', cancelledBy };
  await enqueueMail(work.t, { to, template: 'bookingCancelled', locale: row.bookerLocale, data });
}
