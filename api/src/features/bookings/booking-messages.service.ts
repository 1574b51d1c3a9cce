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

/** A new booking: the hosts learn of it, or are asked where it needs their answer. */
export async function tellOfBooking(work: Work, gyg: GygRow, row: BookingRow): Promise<void> {
  const about = { values: values(gyg, row), relatedUserId: row.userId };
  if (row.status === 'PENDING') {
    await notifyHosts(work, gyg, { ...about, type: 'booking_pending', action: action(row) });
    await notifyPeople(work, [booker(row)], { type: 'booking_waits', values: about.values, gygId: gyg.id });
    return;
  }
  await notifyHosts(work, gyg, { ...about, type: 'booking_created' });
  await tellOfConfirmation(work, gyg, row);
}

/** The booking stands: its booker gets a notification and an e-mail. */
export async function tellOfConfirmation(work: Work, gyg: GygRow, row: BookingRow): Promise<void> {
  await notifyPeople(work, [booker(row)], { type: 'booking_confirmed', values: values(gyg, row), gygId: gyg.id });
  if (!work.mail || row.bookerEmail === null) return;
  await enqueueMail(work.t, {
    to: row.bookerEmail,
    template: 'bookingConfirmed',
    locale: row.bookerLocale,
    data: {
      name: row.bookerName,
      link: `${work.publicUrl}/gygs/${gyg.id}/bookings`,
      ...gygMailFacts(gyg),
      contribution: row.needTitle,
      ...(row.kind === 'COMMODITY' ? { quantity: row.quantity } : {}),
      ...(row.orgName === null ? {} : { representing: row.orgName }),
    },
  });
}

/** The booking is no more; `row` says why. Who did it is not told of it twice. */
export async function tellOfCancellation(
  work: Work,
  gyg: GygRow,
  row: BookingRow,
  cancelledBy: 'booker' | 'host',
  type: 'booking_cancelled_by_host' | 'booking_declined' = 'booking_cancelled_by_host',
): Promise<void> {
  if (cancelledBy === 'booker') {
    const about = { values: values(gyg, row), relatedUserId: row.userId };
    await notifyHosts(work, gyg, { ...about, type: 'booking_cancelled' });
  } else {
    await notifyPeople(work, [booker(row)], { type, values: values(gyg, row), gygId: gyg.id });
  }
  if (!work.mail || row.bookerEmail === null) return;
  await enqueueMail(work.t, {
    to: row.bookerEmail,
    template: 'bookingCancelled',
    locale: row.bookerLocale,
    data: {
      name: row.bookerName,
      link: `${work.publicUrl}/gygs/${gyg.id}`,
      ...gygMailFacts(gyg),
      contribution: row.needTitle,
      reason: row.cancelReason ?? '',
      cancelledBy,
    },
  });
}
