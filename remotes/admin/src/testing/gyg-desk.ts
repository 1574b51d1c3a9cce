import type { AnswerOf, DeskNeed, GygBooking } from '@gyg/contract';
import { buildGyg, buildGygBooking, buildGygDesk, buildGygProfile, buildNeed } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { scenePicture } from './pictures';

type Filled = [confirmed: number, waiting?: number];

const need = (over: Parameters<typeof buildNeed>[0], [confirmedPositions, waitingPositions = 0]: Filled): DeskNeed => {
  const built = buildNeed(over);
  const availablePositions = built.offeredPositions - confirmedPositions - waitingPositions;
  return { ...built, availablePositions, confirmedPositions, waitingPositions, heldPositions: 0 };
};
const item = (id: string, title: string, offeredPositions: number, filled: Filled) =>
  need({ id, title, offeredPositions, contributionType: 'COMMODITY', durationMinutes: null }, filled);

/** The needs of the spring clean-up: some full, one closed, one without anything confirmed. */
export const deskNeeds: readonly DeskNeed[] = [
  need({ offeredPositions: 40, needsApproval: true }, [29, 2]),
  need(
    { id: 'need-boat', title: 'Boat driver, own licence', offeredPositions: 6, whoCanOffer: 'HOST_OR_PARTNERS' },
    [4, 1],
  ),
  need({ id: 'need-cook', title: 'Soup cook for eighty', offeredPositions: 6 }, [6]),
  need({ id: 'need-aid', title: 'First-aider', offeredPositions: 4, whoCanOffer: 'NONE' }, [4]),
  item('need-sacks', 'Sacks, 160 litres', 200, [80, 20]),
  item('need-gloves', 'Rubber gloves, small', 40, [0, 10]),
];

/** The spring clean-up with a picture, for stories. */
export const shore = buildGyg({ gygHero: scenePicture('shore', 14), address: 'Hunnebostrand jetty, Sotenäs' });

const built = { needs: [...deskNeeds], bookings: { all: 8, waiting: 3, confirmed: 4, ended: 1 } };

export const shoreDesk = buildGygDesk({ ...built, gyg: shore });

const swedishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });

/** The same gyg some days before its start: calendar days in Sweden, as screens count them. */
export function deskBefore(days: number) {
  const day = swedishDay.format(Date.now() + days * 86_400_000);
  const times = { startDateTime: `${day}T07:30:00.000Z`, endDateTime: `${day}T14:00:00.000Z` };
  return buildGygDesk({ ...built, gyg: { ...shore, ...times } });
}

const fix = { id: 'org-fix', name: 'Fixarkollektivet' };
const booking = (id: number, bookerName: string, over: Partial<GygBooking> = {}): GygBooking =>
  buildGygBooking({
    id: `booking-${id}`,
    userId: `user-${id}`,
    bookerName,
    email: `${bookerName.split(' ')[0]?.toLowerCase()}@post.example`,
    created: `2027-06-${String(10 - id).padStart(2, '0')}T08:00:00.000Z`,
    ...over,
  });

/** Bookings of the spring clean-up: three that wait, confirmed ones, one cancelled, one of a deleted account. */
export const deskBookings: readonly GygBooking[] = [
  booking(1, 'Linh Tran', { status: 'PENDING', bookingComment: 'I can stay until four.' }),
  booking(2, 'Samuel Okoro', {
    status: 'PENDING',
    contributionType: 'COMMODITY',
    gygPositionId: null,
    gygCommodityId: 'need-sacks',
    needTitle: 'Sacks, 160 litres',
    quantity: 20,
    representation: { id: 'request-1', organizationId: fix.id, orgName: fix.name, status: 'PENDING' },
  }),
  booking(3, 'Maja Lindqvist', {
    status: 'PENDING',
    gygPositionId: 'need-boat',
    needTitle: 'Boat driver, own licence',
    bookingComment: 'I have my own licence and 12 years on this coast.',
  }),
  booking(4, 'Jonas Wiik', { organizationId: 'org-kust', orgName: 'Ren Kust Bohuslän' }),
  booking(5, 'Fatima Noori', { organizationId: fix.id, orgName: fix.name, bookingComment: 'Vegetarian soup, please.' }),
  booking(6, 'Joseph Mensah'),
  booking(7, 'Nora Berg', { status: 'CANCELLED', cancelReason: 'The ferry does not run that day.' }),
  booking(8, '', { userId: null, email: null }),
];

const groups = {
  all: () => true,
  waiting: ({ status }: GygBooking) => status === 'PENDING',
  confirmed: ({ status }: GygBooking) => status === 'ACTIVE',
  ended: ({ status }: GygBooking) => status === 'CANCELLED' || status === 'DECLINED',
} as const;

/** Answers lists of bookings as the API does: by group, need, organisation and keyword, page by page. */
export function answerBookings(
  bookings: readonly GygBooking[],
  query: Readonly<Record<string, string>>,
): AnswerOf<'listGygBookings'> {
  const keyword = (query.keyword ?? '').toLowerCase();
  const page = Number(query.page ?? 0);
  const pageSize = Number(query.pageSize ?? 20);
  const matching = bookings.filter(
    ({ bookerName, gygPositionId, gygCommodityId, organizationId }) =>
      bookerName.toLowerCase().includes(keyword) &&
      (query.needId === undefined || query.needId === (gygPositionId ?? gygCommodityId)) &&
      (query.organizationId === undefined || query.organizationId === organizationId),
  );
  const counts = {
    all: matching.length,
    waiting: matching.filter(groups.waiting).length,
    confirmed: matching.filter(groups.confirmed).length,
    ended: matching.filter(groups.ended).length,
  };
  const group =
    query.group === 'waiting' || query.group === 'confirmed' || query.group === 'ended' ? query.group : 'all';
  const shown = matching.filter(groups[group]);
  return {
    bookings: shown.slice(page * pageSize, (page + 1) * pageSize),
    total: shown.length,
    page,
    pageSize,
    counts,
  };
}

/** The calls of the pages of the spring clean-up. */
export const shoreApi: FakeHandlers = {
  getGygDesk: () => shoreDesk,
  getGygProfile: () =>
    buildGygProfile({
      gyg: shore,
      contributingOrganizations: [
        { ...fix, logo: null, friendlyUrl: 'fixarkollektivet', organizationType: 'NON-PROFIT' },
      ],
    }),
  listGygBookings: ({ query }) => answerBookings(deskBookings, query),
};
