import type { Booking, UserBooking } from '../schemas/bookings';

/** A skill booking for tests and stories. */
export function buildBooking(over: Partial<Booking> = {}): Booking {
  return {
    id: 'booking-1',
    gygId: 'gyg-shore',
    gygPositionId: 'need-picker',
    gygCommodityId: null,
    contributionType: 'SKILL',
    needTitle: 'Shore picker',
    durationMinutes: 240,
    userId: 'user-elin',
    bookerName: 'Elin Sandberg',
    bookingComment: '',
    quantity: 1,
    status: 'ACTIVE',
    userOrganization: null,
    organizationId: null,
    orgName: null,
    representation: null,
    attendance: null,
    confirmedAt: null,
    thanks: null,
    cancelReason: null,
    created: '2027-06-01T08:00:00.000Z',
    ...over,
  };
}

/** A booking with its gyg, for My bookings. */
export function buildUserBooking(over: Partial<UserBooking> = {}): UserBooking {
  return {
    ...buildBooking(),
    gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
    gygLanguage: 'en',
    gygState: 'PUBLISHED',
    gygHero: '/media/goals/14.webp',
    sdgGoalId: 14,
    startDateTime: '2027-06-12T07:30:00.000Z',
    endDateTime: '2027-06-12T14:00:00.000Z',
    repeats: 'NONE',
    occasionMinutes: null,
    address: 'Ramsvikslandet, Sotenäs',
    hostName: 'Ren Kust Bohuslän',
    gygVisible: true,
    cancellable: true,
    ...over,
  };
}
