import type { Reader } from '@gyg/database';
import { countBookingDecisions } from '../bookings';
import { countMembershipDecisions } from '../memberships';
import { countPartnerDecisions } from '../partners';
import { countPortfolioDecisions } from '../portfolios';
import { countProposalDecisions } from '../proposals';
import { countRepresentationDecisions } from '../representation';
import { countStoryDecisions } from '../stories';

/** How many of each kind are pending of an organisation, in total, and since when the oldest booking has been pending. */
export async function countDecisions(read: Reader, organizationId: string) {
  const [{ total: bookings, oldest }, stories, memberships, representations, proposals, partners, portfolios] =
    await Promise.all([
      countBookingDecisions(read, organizationId),
      countStoryDecisions(read, organizationId),
      countMembershipDecisions(read, organizationId),
      countRepresentationDecisions(read, organizationId),
      countProposalDecisions(read, organizationId),
      countPartnerDecisions(read, organizationId),
      countPortfolioDecisions(read, organizationId),
    ]);
  const counts = { bookings, stories, memberships, representations, proposals, partners, portfolios };
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { ...counts, total, oldestBooking: oldest?.toISOString() ?? null };
}
