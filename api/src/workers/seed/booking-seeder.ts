import type { Tx } from '@gyg/database';
import { createBooking } from '../../features/bookings';
import { joinWaitlist } from '../../features/needs/waitlist';
import { bookBeneficiaryPlace } from '../../features/recipients';
import { type Actors, seedUnit } from './actors';
import { insertConfirmedBookings } from './confirmed-bookings.repository';
import type { SeedBooking, SeededBooking } from './seed-inputs';
import type { Seeder } from './seeder';

async function book(tx: Tx, actors: Actors, booking: SeedBooking): Promise<SeededBooking> {
  const {
    userId,
    gygId,
    needId,
    contributionType,
    quantity = 1,
    bookingComment = '',
    userOrganization = null,
  } = booking;
  const actor = await actors.get(userId);
  const input = { userId, gygPositionId: needId, contributionType, quantity, bookingComment, userOrganization };
  const { id, status, representation } = await createBooking(seedUnit(tx, booking.at, booking), actor, gygId, input);
  return {
    id,
    status: status === 'PENDING' ? 'PENDING' : 'ACTIVE',
    representation: representation && {
      id: representation.id,
      status: representation.status === 'ACCEPTED' ? 'ACCEPTED' : 'PENDING',
    },
  };
}

export function bookingSeeder(
  tx: Tx,
  actors: Actors,
): Pick<Seeder, 'book' | 'addBookings' | 'addRecipient' | 'joinWaitlist'> {
  return {
    book: (booking) => book(tx, actors, booking),
    addBookings: (bookings) => insertConfirmedBookings(tx, bookings),
    async addRecipient({ gygId, userId, bookingComment = '', at, ...options }) {
      const actor = await actors.get(userId);
      return bookBeneficiaryPlace(seedUnit(tx, at, options), actor, gygId, { userId, bookingComment });
    },
    async joinWaitlist({ gygId, userId, need, quantity = 1, bookingComment = '', at, ...options }) {
      return joinWaitlist(seedUnit(tx, at, options), await actors.get(userId), gygId, {
        ...(need === null
          ? { beneficiary: true }
          : { gygPositionId: need.id, contributionType: need.contributionType }),
        quantity,
        bookingComment,
        userOrganization: null,
      });
    },
  };
}
