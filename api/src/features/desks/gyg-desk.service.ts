import type { GygDesk } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { type Asked, getVisibleGyg, isPublished, presentGyg } from '../gygs';
import { getGygCounts } from '../gygs/read';
import { publishProblemsOf } from '../gygs/write';
import { countBookingsOf, countWaitlist, listVisibleNeeds } from '../needs';
import { presentDeskNeed } from './gyg-desk.presenter';
import { countConcerned } from './gyg-desk.repository';

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
