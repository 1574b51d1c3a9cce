import type { GygPage } from '@gyg/contract';
import type { Actor } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { listHeldBookings } from '../bookings';
import { type GygRow, getGygPageRow, getVisibleGyg, presentGygPage } from '../gygs';
import { findOwnPlace } from '../recipients';
import { canSeeParticipantInfo } from './gyg-page.policy';

/** What the caller holds of a gyg: bookings, and a place as a recipient. */
export async function holdingsOf({ db }: ApiContext, actor: Actor, gyg: GygRow, now: Date) {
  const none = { bookings: [], cancellableUntil: [], active: false };
  const [held, place] = await Promise.all([
    actor.kind === 'user' ? listHeldBookings(db.read, gyg, actor.id, now) : none,
    findOwnPlace(db.read, gyg.id, actor),
  ]);
  return { ...held, place };
}

export type Holdings = Awaited<ReturnType<typeof holdingsOf>>;

/** The texts of a gyg's page. */
export async function getGygPage(context: ApiContext, actor: Actor, gygId: string, now: Date): Promise<GygPage> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  const [page, held] = await Promise.all([
    getGygPageRow(context.db.read, gyg.id),
    holdingsOf(context, actor, gyg, now),
  ]);
  return presentGygPage(page, { withParticipantInfo: canSeeParticipantInfo(actor, gyg, held) });
}
