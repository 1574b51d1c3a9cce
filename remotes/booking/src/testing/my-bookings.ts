import type { UserBooking, UserPlace } from '@gyg/contract';
import { buildMyBookings, buildUserBooking, buildUserPlace } from '@gyg/contract/testing';
import { scenePicture } from './pictures';

const hour = 3_600_000;

/** The times of a gyg that starts some days from now; a negative number is in the past. `lasts` is in hours. */
export function daysFromNow(days: number, lasts = 4) {
  const start = Date.now() + days * 24 * hour;
  return {
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + lasts * hour).toISOString(),
  };
}

const request = (status: 'PENDING' | 'ACCEPTED' | 'DECLINED') => ({
  id: 'request',
  organizationId: 'org-fix',
  orgName: 'Fixarkollektivet',
  status,
});
const approved = {
  organizationId: 'org-fix',
  orgName: 'Fixarkollektivet',
  representation: request('ACCEPTED'),
} satisfies Partial<UserBooking>;

export const nextBooking = buildUserBooking({
  ...daysFromNow(3),
  gygHero: scenePicture('shore', 14),
  representation: request('PENDING'),
  bookingComment: 'I can take the early boat.',
  participantInfo: '<p>We meet at the jetty. Bring boots and a <strong>warm</strong> jacket.</p>',
});
export const weeklyBooking = buildUserBooking({
  id: 'weekly',
  gygId: 'gyg-tutor',
  gygTitle: 'Homework evenings for years 7 to 9',
  needTitle: 'Maths tutor',
  sdgGoalId: 4,
  gygHero: scenePicture('tutor', 4),
  gygState: 'ONGOING',
  startDateTime: daysFromNow(-10).startDateTime,
  endDateTime: daysFromNow(60).endDateTime,
  repeats: 'WEEKLY',
  occasionMinutes: 120,
  address: 'Malmö',
  hostName: 'Läxhjälpen',
  hostFriendlyUrl: 'laxhjalpen',
  cancellable: false,
  cancellableUntil: null,
  ...approved,
});
export const itemsBooking = buildUserBooking({
  ...daysFromNow(8),
  id: 'items',
  gygId: 'gyg-soup',
  gygTitle: 'Soup on the jetty for everyone',
  contributionType: 'COMMODITY',
  gygPositionId: null,
  gygCommodityId: 'need-gloves',
  needTitle: 'Welder’s gloves, pairs',
  durationMinutes: null,
  quantity: 6,
  quantityLimits: { min: 1, max: 10 },
  sdgGoalId: 2,
  gygHero: scenePicture('kitchen', 2),
  address: 'online',
  representation: request('DECLINED'),
});
export const upcomingPlace = buildUserPlace({ ...daysFromNow(12), id: 'place', gygId: 'gyg-meal', sdgGoalId: 2 });
const pending = buildUserBooking({
  ...daysFromNow(20),
  id: 'pending',
  gygTitle: 'A bicycle for every ninth-grader',
  needTitle: 'Bike mechanic',
  status: 'PENDING',
  sdgGoalId: 11,
});

/** A booking of a gyg that ended some days ago. */
export const pastBooking = (id: string, days: number, over: Partial<UserBooking> = {}) =>
  buildUserBooking({
    ...daysFromNow(-days),
    id,
    gygState: 'FINISHED',
    cancellable: false,
    cancellableUntil: null,
    changeable: false,
    gygTitle: `Repair café number ${id}`,
    needTitle: 'Bike mender',
    sdgGoalId: 12,
    gygHero: scenePicture('repair', 12),
    attendance: 'ATTENDED',
    hours: 4,
    ...over,
  });
const past = [
  pastBooking('attended', 11),
  pastBooking('told', 30, { story: { id: 'story', status: 'APPROVED' }, hours: 6 }),
  pastBooking('waiting', 50, { story: { id: 'story-2', status: 'PENDING' } }),
  pastBooking('excused', 60, { attendance: 'APPROVED_UNATTENDANCE', hours: 0 }),
  pastBooking('items', 70, {
    attendance: null,
    hours: null,
    contributionType: 'COMMODITY',
    needTitle: 'Blankets',
    durationMinutes: null,
    quantity: 10,
  }),
  pastBooking('older', 80),
  pastBooking('oldest', 90),
];

const ended = { cancellable: false, cancellableUntil: null, changeable: false } as const;
export const cancelledBooking = buildUserBooking({
  ...daysFromNow(5),
  ...ended,
  id: 'cancelled',
  gygTitle: 'Raise the roof: solar on the parish hall',
  needTitle: 'Roofer',
  status: 'CANCELLED',
  endedBy: 'BOOKER',
  endedAt: daysFromNow(-2).startDateTime,
  cancelReason: 'I have to work that day.',
});
export const declinedBooking = buildUserBooking({
  ...daysFromNow(6),
  ...ended,
  id: 'declined',
  gygTitle: 'Language café',
  needTitle: 'Talker',
  status: 'DECLINED',
  endedBy: 'HOST',
  endedAt: daysFromNow(-1).startDateTime,
});
export const offlineBooking = buildUserBooking({
  ...daysFromNow(-4),
  ...ended,
  id: 'offline',
  gygTitle: 'Slow walks with company',
  gygState: 'CREATED',
  gygVisible: false,
  needTitle: '',
  durationMinutes: null,
  address: '',
  status: 'CANCELLED',
  endedBy: 'HOST',
  endedAt: daysFromNow(-3).startDateTime,
  cancelReason: 'Storm',
});
const gonePlace: UserPlace = buildUserPlace({
  ...daysFromNow(9),
  id: 'gone-place',
  cancellable: false,
  cancellableUntil: null,
  status: 'CANCELLED',
  endedBy: 'BOOKER',
  endedAt: daysFromNow(-1).startDateTime,
  cancelReason: 'I found another one.',
});

/** A page with all kinds of entries. */
export const fullBookings = buildMyBookings({
  bookings: [
    nextBooking,
    weeklyBooking,
    itemsBooking,
    pending,
    ...past,
    cancelledBooking,
    declinedBooking,
    offlineBooking,
  ],
  places: [upcomingPlace, gonePlace],
  totals: { hours: 41.5, gygs: 9, goals: 5, items: 26 },
});
