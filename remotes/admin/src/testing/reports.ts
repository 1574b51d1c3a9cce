import type { AnswerOf, ContributionRow, PartnerStatistics } from '@gyg/contract';

/** A row of a report, for tests and stories. */
export function buildContribution(over: Partial<ContributionRow> = {}): ContributionRow {
  return {
    bookingId: 'booking-1',
    gygId: 'gyg-shore',
    gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
    startDateTime: '2027-05-12T07:30:00.000Z',
    endDateTime: '2027-05-12T14:00:00.000Z',
    hostId: 'org-fix',
    hostName: 'Fixarkollektivet',
    userId: 'user-maja',
    userName: 'Maja Lindqvist',
    organizationId: 'org-kust',
    orgName: 'Ren Kust Bohuslän',
    needId: 'need-1',
    needTitle: 'Boat driver, own licence',
    contributionType: 'SKILL',
    hours: 6.5,
    quantity: null,
    attendance: 'ATTENDED',
    ...over,
  };
}

/** One row of each kind: hours, items, an absence, a deleted account. */
export const contributions: readonly ContributionRow[] = [
  buildContribution(),
  buildContribution({
    bookingId: 'booking-2',
    userId: 'user-samuel',
    userName: 'Samuel Okoro',
    needTitle: 'Sacks, 160 litres',
    contributionType: 'COMMODITY',
    hours: null,
    quantity: 20,
  }),
  buildContribution({ bookingId: 'booking-3', userName: 'Jonas Wiik', hours: 0, attendance: 'ABSENT' }),
  buildContribution({ bookingId: 'booking-4', userId: null, userName: '', orgName: null, organizationId: null }),
];

/** A report as the API answers: the page that the body asks for, and the sums of all rows. */
export function reportAnswer(
  rows: readonly ContributionRow[],
  { page = 0, pageSize = 20 }: { page?: unknown; pageSize?: unknown },
): AnswerOf<'reportGiven'> {
  const [from, size] = [Number(page) * Number(pageSize), Number(pageSize)];
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
  const people = new Set(rows.map(({ userName }) => userName));
  return {
    rows: rows.slice(from, from + size),
    total: rows.length,
    page: Number(page),
    pageSize: size,
    sums: {
      hours: sum(rows.map(({ hours }) => hours)),
      items: sum(rows.map(({ quantity }) => quantity)),
      gygs: rows.length === 0 ? 0 : 1,
      participants: people.size,
      goals: [],
    },
    months: monthsIn(rows),
  };
}

/** The sums of each month, oldest first. The times of the samples are in the same month in Sweden and in UTC. */
function monthsIn(rows: readonly ContributionRow[]): AnswerOf<'reportGiven'>['months'] {
  const names = [...new Set(rows.map(({ startDateTime }) => startDateTime.slice(0, 7)))].toSorted();
  return names.map((month) => {
    const own = rows.filter(
      ({ startDateTime, attendance }) => startDateTime.startsWith(month) && attendance === 'ATTENDED',
    );
    return {
      month,
      hours: own.reduce((all, { hours }) => all + (hours ?? 0), 0),
      items: own.reduce((all, { quantity }) => all + (quantity ?? 0), 0),
      participants: new Set(own.map(({ userName }) => userName)).size,
    };
  });
}

/** Partners, not in the order of their hours; one has not taken part. */
export const partners: readonly PartnerStatistics[] = [
  { orgId: 'org-mat', orgName: 'Matlådan', orgType: 'FOR-PROFIT', hours: 12.5, gygs: 2, participants: 4 },
  { orgId: 'org-fix', orgName: 'Fixarkollektivet', orgType: 'NON-PROFIT', hours: 142, gygs: 9, participants: 46 },
  { orgId: 'org-skola', orgName: 'Läxhjälpen', orgType: 'EDUCATION', hours: 0, gygs: 1, participants: 0 },
];
