import type { Reader } from '@gyg/database';
import type { FirstDecisions } from './decision-columns.repository';
import {
  countBookings,
  countPartners,
  countRepresentations,
  countStories,
  listBookings,
  listPartners,
  listRepresentations,
  listStories,
} from './gyg-decisions.repository';
import {
  countMemberships,
  countPortfolios,
  countProposals,
  listMemberships,
  listPortfolios,
  listProposals,
} from './request-decisions.repository';

/** The first of each kind that are pending of an organisation. */
export async function readDecisions(read: Reader, organizationId: string, first: FirstDecisions) {
  const [bookings, representations, partners, stories, memberships, proposals, portfolios] = await Promise.all([
    listBookings(read, organizationId, first),
    listRepresentations(read, organizationId, first),
    listPartners(read, organizationId, first),
    listStories(read, organizationId, first),
    listMemberships(read, organizationId, first),
    listProposals(read, organizationId, first),
    listPortfolios(read, organizationId, first),
  ]);
  return [
    ...bookings.map((row) => ({ ...row, kind: 'booking' as const })),
    ...representations.map((row) => ({ ...row, kind: 'representation' as const })),
    ...partners.map((row) => ({ ...row, kind: 'partner' as const, person: null })),
    ...stories.map((row) => ({ ...row, kind: 'story' as const })),
    ...memberships.map((row) => ({ ...row, kind: 'membership' as const, gyg: null })),
    ...proposals.map(({ startDateTime, ...row }) => ({
      ...row,
      kind: 'proposal' as const,
      gyg: null,
      // Set for every proposal that the API writes.
      startDateTime: (startDateTime ?? row.createdAt).toISOString(),
    })),
    ...portfolios.map((row) => ({ ...row, kind: 'portfolio' as const, gyg: null, person: null })),
  ];
}

/** How many of each kind are pending of an organisation, in total, and since when the oldest booking has been pending. */
export async function countDecisions(read: Reader, organizationId: string) {
  const [{ total: bookings, oldest }, stories, memberships, representations, proposals, partners, portfolios] =
    await Promise.all([
      countBookings(read, organizationId),
      countStories(read, organizationId),
      countMemberships(read, organizationId),
      countRepresentations(read, organizationId),
      countProposals(read, organizationId),
      countPartners(read, organizationId),
      countPortfolios(read, organizationId),
    ]);
  const counts = { bookings, stories, memberships, representations, proposals, partners, portfolios };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...counts, total, oldestBooking: oldest?.toISOString() ?? null };
}
