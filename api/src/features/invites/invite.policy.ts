import type { InviteType } from '@gyg/contract';
import { type Actor, isAdminOf } from '../../access/actor';
import { permit } from '../../access/permit';
import { forbidden, problem } from '../../problem/problem';
import { type GygRow, gygStateAt } from '../gygs';

/**
 * Members can only invite people to join. Invitations about a gyg are sent by its hosts, the others by the
 * organisation's admins.
 */
export function permitInvites(actor: Actor, type: InviteType, organizationId: string, gyg: GygRow | undefined): void {
  if (type === 'org-join-invite') permit('sendInvites', actor, { organizationId });
  else if (gyg) permit('sendInvites', actor, { gyg });
  else if (!isAdminOf(actor, organizationId)) throw forbidden();
}

/**
 * A gyg cannot be invited to while it is a draft or after it has finished, and no stories are requested for a draft.
 */
export function requireInvitable(type: InviteType, gyg: GygRow, now: Date): void {
  const state = gygStateAt(gyg, now);
  if (state === 'CREATED' || (type === 'gyg-invite' && state === 'FINISHED')) throw problem('gyg.wrong_state');
}
