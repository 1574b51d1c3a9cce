import type { Tx } from '@gyg/database';
import {
  answerBooking,
  answerRepresentation,
  cancelBooking,
  confirmBooking,
  getBookingContext,
  recordAttendance,
  thankBooker,
  withdrawRepresentation,
} from '../../features/bookings';
import { cancelBeneficiaryPlace, findRecipientGyg } from '../../features/recipients';
import { type Actors, seedUnit } from './actors';
import type { Seeder } from './seeder';

type Answers = Pick<
  Seeder,
  | 'answerBooking'
  | 'cancelBooking'
  | 'recordAttendance'
  | 'answerRepresentation'
  | 'revokeRepresentation'
  | 'cancelRecipient'
  | 'confirm'
  | 'thank'
>;

/** Answers of hosts and admins, by the product's rules at the time of the answer. */
export function answerSeeder(tx: Tx, actors: Actors): Answers {
  return {
    async answerBooking(bookingId, { byUserId, accept, at, ...options }) {
      await answerBooking(seedUnit(tx, at, options), await actors.get(byUserId), bookingId, { accept });
    },
    async cancelBooking({ bookingId, byUserId, reason, at, ...options }) {
      const { gygId, kind } = await getBookingContext(tx, bookingId);
      const cancellation = { contributionType: kind, reason };
      await cancelBooking(seedUnit(tx, at, options), await actors.get(byUserId), gygId, bookingId, cancellation);
    },
    async recordAttendance({ bookingId, byUserId, attendance, at }) {
      const { gygId, kind } = await getBookingContext(tx, bookingId);
      const input = { contributionType: kind, attendance, at };
      await recordAttendance(seedUnit(tx, at), await actors.get(byUserId), gygId, bookingId, input);
    },
    async confirm({ bookingId, at, ...options }) {
      await confirmBooking(seedUnit(tx, at, options), bookingId);
    },
    async thank({ bookingId, byUserId, thanks, at, ...options }) {
      const { gygId } = await getBookingContext(tx, bookingId);
      await thankBooker(seedUnit(tx, at, options), await actors.get(byUserId), gygId, bookingId, thanks);
    },
    async answerRepresentation(requestId, { byUserId, accept, at, ...options }) {
      await answerRepresentation(seedUnit(tx, at, options), await actors.get(byUserId), requestId, { accept });
    },
    async revokeRepresentation(bookingId, { byUserId, at, ...options }) {
      await withdrawRepresentation(seedUnit(tx, at, options), await actors.get(byUserId), bookingId);
    },
    async cancelRecipient(recipientId, { byUserId, reason, at, ...options }) {
      const gygId = await findRecipientGyg(tx, recipientId);
      await cancelBeneficiaryPlace(seedUnit(tx, at, options), await actors.get(byUserId), gygId, recipientId, reason);
    },
  };
}
