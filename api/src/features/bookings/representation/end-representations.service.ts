import { isSelf, type SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { gygStateAt } from '../../gygs';
import { withdrawAction } from '../../notifications';
import { listActiveRequests } from './ended-membership.repository';
import { setRepresented, updateRequestStatus } from './representation.repository';

/**
 * Ends representations of a user who left an organisation (decision 0011): pending requests, and accepted ones for
 * gygs that have not finished. The bookings stay, privately. Finished gygs keep their representation.
 */
export async function endRepresentationsOf(
  uow: UnitOfWork,
  actor: SignedIn,
  who: { userId: string; organizationId: string },
): Promise<void> {
  for (const request of await listActiveRequests(uow.tx, who)) {
    const { status } = request;
    const pending = status === 'PENDING';
    if (!pending && gygStateAt(request, uow.now) === 'FINISHED') continue;
    const ended = pending ? (isSelf(actor, who.userId) ? 'WITHDRAWN' : 'DECLINED') : 'REVOKED';
    const to = { status: ended, answeredBy: actor.id, answeredAt: uow.now } as const;
    if (!(await updateRequestStatus(uow.tx, request.id, status, to))) continue;
    await setRepresented(uow.tx, request.bookingId, null);
    if (pending) await withdrawAction(uow, { kind: 'representation', targetId: request.id });
  }
}
