import { pageSizeMax } from '../limits';
import type { Booking, GivenTotals, UserBooking, UserPlace } from '../schemas/bookings';
import type { UserWaitlistEntry } from '../schemas/waitlist';
import type { AnswerOf } from '../types';
import { sampleCard, sampleGyg } from './sample-gyg';

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

/** The gyg of a booking, and the state of the booking. */
const bookedGyg = {
  ...sampleGyg,
  ...sampleCard,
  gygState: 'PUBLISHED',
  lat: 58.43,
  lng: 11.27,
  hostFriendlyUrl: 'ren-kust',
  gygVisible: true,
  cancellable: true,
  cancellableUntil: '2027-06-12T07:30:00.000Z',
  endedBy: null,
  endedAt: null,
  story: null,
} satisfies Partial<UserBooking>;

/** A booking with its gyg, for My bookings. */
export function buildUserBooking(over: Partial<UserBooking> = {}): UserBooking {
  return {
    ...buildBooking(),
    ...bookedGyg,
    changeable: true,
    quantityLimits: null,
    hours: null,
    ...over,
  };
}

/** A place as a recipient with its gyg. */
export function buildUserPlace(over: Partial<UserPlace> = {}): UserPlace {
  return {
    id: 'place-1',
    gygId: 'gyg-shore',
    ...bookedGyg,
    bookingComment: '',
    status: 'ACTIVE',
    confirmedAt: null,
    cancelReason: null,
    created: '2027-06-01T08:00:00.000Z',
    ...over,
  };
}

/** The response of `listUserBookings` with these entries. */
export function buildMyBookings(
  over: {
    bookings?: UserBooking[];
    places?: UserPlace[];
    waitlist?: UserWaitlistEntry[];
    totals?: Partial<GivenTotals>;
  } = {},
): AnswerOf<'listUserBookings'> {
  const { bookings = [], places = [], waitlist = [], totals } = over;
  return {
    bookings,
    bookingCount: bookings.length,
    places,
    placeCount: places.length,
    page: 0,
    pageSize: pageSizeMax,
    waitlist,
    totals: { hours: 0, gygs: 0, goals: 0, items: 0, ...totals },
  };
}
