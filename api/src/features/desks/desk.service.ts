import type { DeskNeed, GygDesk, OrganizationDesk } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { type Asked, getVisibleGyg, isPublished, presentGyg } from '../gygs';
import { getGygCounts, getHostedGygs } from '../gygs/read';
import { publishProblemsOf } from '../gygs/write';
import { countBookingsOf, countWaitlist, listVisibleNeeds, presentNeed, type ShownNeedRow } from '../needs';
import { countDecisions } from '../notifications/decisions';
import { getOrganizationRow, getPageRow } from '../organizations';
import { countOrganizationMembers } from '../organizations/memberships';
import { countConcerned } from './desk.repository';

/** A need with what is confirmed, pending and offered to the waiting list. All are reserved; the rest can be booked. */
function presentDeskNeed(row: ShownNeedRow): DeskNeed {
  const { bookedPositions, pendingPositions, heldPositions } = row;
  return {
    ...presentNeed(row),
    confirmedPositions: bookedPositions - pendingPositions - heldPositions,
    waitingPositions: pendingPositions,
    heldPositions,
  };
}

/**
 * What the hosts of a gyg need to know at first. Recipients are only counted. The number of statements does not depend
 * on its bookings. Throws 404 `gyg.missing`, 403.
 */
export async function getGygDesk(
  { db: { read }, config }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { reading, now }: Asked,
): Promise<GygDesk> {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('getGygDesk', actor, { gyg });
  const [needs, bookings, concerned, counts, { waiting, offered }] = await Promise.all([
    listVisibleNeeds(read, actor, gyg, { reading }),
    countBookingsOf(read, gyg.id),
    countConcerned(read, gyg.id),
    getGygCounts(read, gyg.id),
    countWaitlist(read, { gygId: gyg.id }),
  ]);
  const { total = 0, unapproved = 0 } = counts?.stories ?? {};
  const { representing, representations, marked, messages, people } = concerned;
  return {
    gyg: presentGyg(gyg, { config, now, reading, counts }),
    needs: needs.map(presentDeskNeed),
    recipients: { places: gyg.beneficiaryPositions, taken: gyg.beneficiariesTaken, held: gyg.beneficiariesHeld },
    waitlist: { waiting, offered },
    bookings,
    hostBookings: representing + representations,
    representations,
    stories: { total, waiting: unapproved },
    attendance: { marked, total: bookings.confirmed },
    messages,
    people,
    missing: isPublished(gyg) ? [] : publishProblemsOf(gyg, now),
    isAdmin: isAdminOf(actor, gyg.organizationId),
  };
}

/**
 * What is pending for an organisation's admins, its numbers and its next gygs. The number of statements does not depend on
 * its gygs and bookings. Throws 404 `org.missing`, 403.
 */
export async function getOrganizationDesk(
  context: ApiContext,
  actor: SignedIn,
  organizationId: string,
  asked: Asked,
): Promise<OrganizationDesk> {
  const { read } = context.db;
  const { id, name, logo, friendlyUrl, organizationType } = await getOrganizationRow(read, organizationId);
  permit('getOrganizationDesk', actor, { organizationId: id });
  const [members, { proposalFeatureEnabled }, waiting, hosted] = await Promise.all([
    countOrganizationMembers(read, id),
    getPageRow(read, id),
    countDecisions(read, id),
    getHostedGygs(context, actor, id, asked),
  ]);
  const organization = { id, name, logo, friendlyUrl, organizationType };
  return { organization, ...members, proposalFeatureEnabled, waiting, ...hosted };
}
