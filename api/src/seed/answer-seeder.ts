import type { Tx } from '@gyg/database';
import { answerBooking, cancelBooking, findBookingPlace, recordAttendance } from '../features/bookings';
import { cancelPlace, findRecipientGyg } from '../features/recipients';
import { answerRepresentation } from '../features/representation';
import type { Actors } from './actors';
import { seedWork } from './seed-work';
import type { Seeder } from './seeder';

type Answers = Pick<
  Seeder,
  'answerBooking' | 'cancelBooking' | 'recordAttendance' | 'answerRepresentation' | 'cancelRecipient'
>;

/** Answers of hosts and admins, by the product's own rules as they were at the time. */
export function answerSeeder(t: Tx, actors: Actors): Answers {
  return {
    async answerBooking(bookingId, { byUserId, accept, at, ...telling }) {
      await answerBooking(seedWork(t, at, telling), await actors.get(byUserId), bookingId, { accept });
    },
    async cancelBooking({ bookingId, byUserId, reason, at, ...telling }) {
      const { gygId, kind } = await findBookingPlace(t, bookingId);
      const cancellation = { contributionType: kind, reason };
      await cancelBooking(seedWork(t, at, telling), await actors.get(byUserId), gygId, bookingId, cancellation);
    },
    async recordAttendance({ bookingId, byUserId, attendance, at }) {
      const { gygId, kind } = await findBookingPlace(t, bookingId);
      const input = { contributionType: kind, attendance, at };
      await recordAttendance(seedWork(t, at), await actors.get(byUserId), gygId, bookingId, input);
    },
    async answerRepresentation(requestId, { byUserId, accept, at, ...telling }) {
      await answerRepresentation(seedWork(t, at, telling), await actors.get(byUserId), requestId, { accept });
    },
    async cancelRecipient(recipientId, { byUserId, reason, at, ...telling }) {
      const gygId = await findRecipientGyg(t, recipientId);
      await cancelPlace(seedWork(t, at, telling), await actors.get(byUserId), gygId, recipientId, reason);
    },
  };
}
