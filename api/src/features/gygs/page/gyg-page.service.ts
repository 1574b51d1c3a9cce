import type { GygPage, NeedInvitation } from '@gyg/contract';
import { type Actor, localeOf, readsAsHost } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { listActiveBookings } from '../../bookings';
import { listVisibleNeeds, presentNeed } from '../../needs';
import { findOwnBeneficiaryPlace } from '../../recipients';
import { type Asked, type GygRow, getGygPageRow, getGygRowByUrl, getVisibleGyg, presentGyg, presentGygPage } from '..';
import { listOrganizationsOf } from './gyg-page.repository';

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

/** Participant info is for users with an active booking or place, and for hosts. */
export function canSeeParticipantInfo(actor: Actor, gyg: GygRow, held: { active: boolean; place: unknown }): boolean {
  return held.active || held.place !== null || readsAsHost(actor, gyg);
}

/** The texts of a gyg's page. */
export async function getGygPage(context: ApiContext, actor: Actor, gygId: string, asked: Asked): Promise<GygPage> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  const [page, held] = await Promise.all([
    getGygPageRow(context.db.read, gyg.id, asked.reading),
    getViewerBookings(context, actor, gyg, asked),
  ]);
  return presentGygPage(page, { withParticipantInfo: canSeeParticipantInfo(actor, gyg, held) });
}

interface InvitationLink {
  orgFriendlyUrl: string;
  gygFriendlyUrl: string;
  needId: string;
}

/** The need of an invitation link, also if it is closed, with its gyg. Throws 404 `gyg.missing`, `need.missing`. */
export async function getNeedInvitation(
  { db, config }: ApiContext,
  actor: Actor,
  link: InvitationLink,
  asked: Asked,
): Promise<NeedInvitation> {
  const gyg = await getGygRowByUrl(db.read, link);
  const [needs, { partners }] = await Promise.all([
    listVisibleNeeds(db.read, actor, gyg, { landing: link.needId, reading: asked.reading }),
    listOrganizationsOf(db.read, gyg.id, localeOf(actor)),
  ]);
  const need = needs.find(({ id }) => id === link.needId);
  if (!need) throw problem('need.missing');
  return { gyg: presentGyg(gyg, { config, ...asked }), need: presentNeed(need), partners };
}
