import type { GygPage } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { listActiveBookings } from '../../bookings';
import { findOwnBeneficiaryPlace } from '../../recipients';
import { type GygRow, getGygPageRow, getVisibleGyg, presentGygPage } from '..';
import { canSeeParticipantInfo } from './gyg-page.policy';

/** The caller's bookings of a gyg and their place as a recipient. */
export async function getViewerBookings({ db }: ApiContext, actor: Actor, gyg: GygRow, now: Date) {
  const none = { bookings: [], cancellableUntil: [], active: false };
  const [held, place] = await Promise.all([
    actor.kind === 'user' ? listActiveBookings(db.read, gyg, actor.id, now) : none,
    findOwnBeneficiaryPlace(db.read, gyg.id, actor),
  ]);
  return { ...held, place };
}

export type ViewerBookings = Awaited<ReturnType<typeof getViewerBookings>>;

/** The texts of a gyg's page. */
export async function getGygPage(context: ApiContext, actor: Actor, gygId: string, now: Date): Promise<GygPage> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  const [page, held] = await Promise.all([
    getGygPageRow(context.db.read, gyg.id),
    getViewerBookings(context, actor, gyg, now),
  ]);
  return presentGygPage(page, { withParticipantInfo: canSeeParticipantInfo(actor, gyg, held) });
}
