import type { InviteType } from '@gyg/contract';
import { type Actor, isAdminOf } from '../../access/actor';
import { permit } from '../../access/permit';
import { forbidden, problem } from '../../http/problem';
import { type GygRow, gygStateAt } from '../gygs';

/** Members only ask others to join them; what is about a gyg is its hosts', the rest the organisation's admins'. */
export function permitInvites(actor: Actor, type: InviteType, organizationId: string, gyg: GygRow | undefined): void {
  if (type === 'org-join-invite') permit('sendInvites', actor, { organizationId });
  else if (gyg) permit('sendInvites', actor, { gyg });
  else if (!isAdminOf(actor, organizationId)) throw forbidden();
}

/** Nobody is invited to what they cannot open (a draft) or book (a finished gyg), nor asked for a draft's stories. */
export function requireInvitable(type: InviteType, gyg: GygRow, now: Date): void {
  const state = gygStateAt(gyg, now);
  if (state === 'CREATED' || (type === 'gyg-invite' && state === 'FINISHED')) throw problem('gyg.wrong_state');
}
