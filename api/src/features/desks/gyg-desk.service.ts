import type { GygDesk } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { getGygCounts } from '../gyg-lists';
import { publishProblemsOf } from '../gyg-writing';
import { getVisibleGyg, presentGyg } from '../gygs';
import { listVisibleNeeds } from '../needs';
import { presentBookingCounts, presentDeskNeed } from './gyg-desk.presenter';
import { countBookings, countConcerned, sumPending } from './gyg-desk.repository';

/**
 * What the hosts of a gyg need to know at first. Recipients are only counted. The number of statements does not depend
 * on its bookings. Throws 404 `gyg.missing`, 403.
 */
export async function getGygDesk(
  { db: { read }, config }: ApiContext,
  actor: SignedIn,
  gygId: string,
  now: Date,
): Promise<GygDesk> {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('getGygDesk', actor, { gyg });
  const [needs, waiting, booked, concerned, counts] = await Promise.all([
    listVisibleNeeds(read, actor, gyg),
    sumPending(read, gyg.id),
    countBookings(read, gyg),
    countConcerned(read, gyg.id),
    getGygCounts(read, gyg.id),
  ]);
  const { total = 0, unapproved = 0 } = counts?.stories ?? {};
  return {
    gyg: presentGyg(gyg, config, now, counts),
    needs: needs.map((need) => presentDeskNeed(need, waiting.get(need.id) ?? 0)),
    recipients: { places: gyg.beneficiaryPositions, taken: gyg.beneficiariesTaken },
    ...presentBookingCounts(booked, concerned.representations),
    ...concerned,
    stories: { total, waiting: unapproved },
    missing: gyg.publishedAt === null ? publishProblemsOf(gyg, now) : [],
    isAdmin: isAdminOf(actor, gyg.organizationId),
  };
}
