import { isSelf, type SignedIn } from '../../access/actor';
import type { Work } from '../../access/work';
import { gygStateAt } from '../gygs';
import { withdrawAction } from '../notifications';
import { listStandingRequests } from './ended-membership.repository';
import { moveRequest, setRepresented } from './representation.repository';

/**
 * Somebody no longer belongs to an organisation (decision 0011): wishes that wait end, and so does what was agreed to
 * for gygs that are not over; those bookings stay, privately. What is over was done in the organisation's name and
 * stays so.
 */
export async function endRepresentationsOf(
  work: Work,
  actor: SignedIn,
  who: { userId: string; organizationId: string },
): Promise<void> {
  for (const request of await listStandingRequests(work.t, who)) {
    const { status } = request;
    const waits = status === 'PENDING';
    if (!waits && gygStateAt(request, work.now) === 'FINISHED') continue;
    const ended = waits ? (isSelf(actor, who.userId) ? 'WITHDRAWN' : 'DECLINED') : 'REVOKED';
    const to = { status: ended, answeredBy: actor.id, answeredAt: work.now } as const;
    if (!(await moveRequest(work.t, request.id, status, to))) continue;
    await setRepresented(work.t, request.bookingId, null);
    if (waits) await withdrawAction(work, { kind: 'representation', targetId: request.id });
  }
}
