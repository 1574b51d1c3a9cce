import type { GygPage } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { listActiveBookings } from '../../bookings';
import { findOwnBeneficiaryPlace } from '../../recipients';
import { type Asked, type GygRow, getGygPageRow, getVisibleGyg, presentGygPage } from '..';
import { canSeeParticipantInfo } from './gyg-page.policy';

/** The caller's bookings of a gyg and their place as a recipient. */
export async function getViewerBookings({ db }: ApiContext, actor: Actor, gyg: GygRow, asked: Asked) {
  const none = { bookings: [], cancellableUntil: [], active: false };
  const [held, place] = await Promise.all([
    actor.kind === 'user' ? listActiveBookings(db.read, gyg, actor.id, asked) : none,
    findOwnBeneficiaryPlace(db.read, gyg.id, actor),
  ]);
  return { ...held, place };
}

export type ViewerBookings = Awaited<ReturnType<typeof getViewerBookings>>;

/** The texts of a gyg's page. */
export async function getGygPage(context: ApiContext, actor: Actor, gygId: string, asked: Asked): Promise<GygPage> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  const [page, held] = await Promise.all([
    getGygPageRow(context.db.read, gyg.id, asked.reading),
    getViewerBookings(context, actor, gyg, asked),
  ]);
  return presentGygPage(page, { withParticipantInfo: canSeeParticipantInfo(actor, gyg, held) });
}
