import type { InviteType, OperationName } from '@gyg/contract';
import { type Actor, type HostedGyg, isAdminOf, readsAsAdmin, readsAsHost } from '../../access/actor';
import { permit } from '../../access/permit';
import { forbidden, invalidRequest, problem } from '../../problem';
import { type GygRow, gygStateAt } from '../gygs';
import type { StoredInvite } from './invite.repository';

type SentInvite = Pick<StoredInvite, 'type' | 'gygId' | 'organizationId'>;

/**
 * Members can only invite people to join. Invitations about a gyg are sent by its hosts, the others by the
 * organisation's admins.
 */
export function permitInvites(
  actor: Actor,
  name: Extract<OperationName, 'sendInvites' | 'previewInvites'>,
  { type, organizationId, gyg }: { type: InviteType; organizationId: string; gyg: GygRow | undefined },
): void {
  if (type === 'org-join-invite') permit(name, actor, { organizationId });
  else if (gyg) permit(name, actor, { gyg });
  else if (!isAdminOf(actor, organizationId)) throw forbidden();
}

/**
 * A gyg cannot be invited to while it is a draft or after it has finished, and no stories are requested for a draft.
 */
export function requireInvitable(type: InviteType, gyg: GygRow, now: Date): void {
  const state = gygStateAt(gyg, now);
  if (state === 'CREATED' || (type === 'gyg-invite' && state === 'FINISHED')) throw problem('gyg.wrong_state');
}

/** Invitations about a gyg are sent and listed in its host's name. */
export function requireHostsName(gyg: GygRow | undefined, organizationId: string): void {
  if (!gyg || gyg.organizationId === organizationId) return;
  const message = 'Not the host of the gyg';
  throw invalidRequest([{ path: 'organizationId', code: 'not_the_host', message }]);
}

/** The gyg whose hosts may see and change an invitation. Those to join an organisation are for its admins only. */
export function hostedGygOf({ type, gygId, organizationId }: SentInvite): { gyg?: HostedGyg } {
  return gygId === null || type === 'org-join-invite' ? {} : { gyg: { id: gygId, organizationId } };
}

/** Throws 404 unless the caller may see the invitation in a list. */
export function requireVisibleInvite<Row extends SentInvite>(actor: Actor, row: Row | undefined): Row {
  const { gyg } = row ? hostedGygOf(row) : {};
  if (row && (readsAsAdmin(actor, row.organizationId) || (gyg && readsAsHost(actor, gyg)))) return row;
  throw problem('invites.missing');
}
