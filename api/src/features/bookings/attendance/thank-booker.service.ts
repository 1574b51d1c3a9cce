import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { getVisibleGyg } from '../../gygs';
import { notifyPeople } from '../../notifications';
import { requireVisibleBooking } from '../booking.policy';
import { type BookingRow, findBooking, writeThanks } from '../booking.repository';
import { requireStarted } from './attendance.service';

/**
 * Thanks a person for their booking in a host's own words, from the start of the gyg on; '' removes it. They are
 * notified if the text is new or changed. Throws 404 `gyg.missing` and `booking.missing`, 403, 409 `gyg.wrong_state`.
 */
export async function thankBooker(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  bookingId: string,
  thanks: string,
): Promise<BookingRow> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  const row = requireVisibleBooking(actor, gyg, await findBooking(uow.tx, gyg.id, bookingId));
  permit('thankBooker', actor, { gyg });
  requireStarted(gyg, uow.now);
  const written =
    thanks === ''
      ? { thanks: null, thankedBy: null, thankedAt: null }
      : { thanks, thankedBy: actor.id, thankedAt: uow.now };
  if (row.status !== 'ACTIVE' || row.erasedAt !== null) throw problem('gyg.wrong_state');
  // True for one of two calls with the same text, so that the person is notified once.
  const changed = await writeThanks(uow.tx, row.id, written);
  const now = await findBooking(uow.tx, gyg.id, row.id);
  // An erasure in progress has been waited for, because it writes the same row.
  if (now?.erasedAt !== null) throw problem('gyg.wrong_state');
  if (changed && thanks !== '') {
    const booker = { id: row.userId, locale: row.bookerLocale };
    const values = { host: gyg.orgName, gyg: gyg.title, thanks };
    await notifyPeople(uow, [booker], { type: 'booking_thanks', values, gygId: gyg.id });
  }
  return now;
}
