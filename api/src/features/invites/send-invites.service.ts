import type { InviteType } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { invalidRequest, problem } from '../../problem/problem';
import { type GygRow, getVisibleGyg } from '../gygs';
import { getOrganizationRow } from '../organizations';
import type { RecipientLimits } from '../recipient-limits';
import { requireActiveUser } from '../users';
import { findAddressees } from './addressees.service';
import { applyRecipientLimits } from './apply-recipient-limits.service';
import { permitInvites, requireInvitable } from './invite.policy';
import { findNeedTitle, insertInvites } from './invite.repository';
import { type Invitation, notifyInvitees } from './invite-messages.service';

export interface InvitesInput {
  type: InviteType;
  organizationId: string;
  gygId?: string | undefined;
  positionId?: string | undefined;
  recipients: readonly string[];
  message: string;
}

async function findNeed(uow: UnitOfWork, gyg: GygRow | undefined, needId: string | undefined) {
  if (needId === undefined) return undefined;
  const title = gyg && (await findNeedTitle(uow.tx, gyg.id, needId));
  if (title === undefined) throw problem('need.missing');
  return { id: needId, title };
}

function requireComplete({ type, gygId, recipients, message }: InvitesInput): void {
  const aboutGyg = type === 'gyg-invite' || type === 'request-story';
  if ((aboutGyg && gygId === undefined) || (type === 'message' && message === '')) {
    throw problem('generic.missing_values');
  }
  if (recipients.every((one) => one.trim() === '')) throw problem('invites.nobody');
}

/** Invitations about a gyg are sent in its host's name. */
function requireHostsName(gyg: GygRow | undefined, organizationId: string): void {
  if (!gyg || gyg.organizationId === organizationId) return;
  const message = 'Not the host of the gyg';
  throw invalidRequest([{ path: 'organizationId', code: 'not_the_host', message }]);
}

/**
 * Invites people to a gyg, one of its needs or an organisation, or messages the organisation's people. Returns which
 * recipients were reached and which were not, without reasons, so that callers do not learn who has an account.
 * Invitations are limited by recipients a day: 429 `invites.too_many`.
 */
export async function sendInvites(
  uow: UnitOfWork,
  actor: SignedIn,
  input: InvitesInput,
  limits: RecipientLimits | undefined,
): Promise<{ sent: string[]; failed: string[] }> {
  const { type, organizationId, gygId, positionId, recipients, message } = input;
  const organization = await getOrganizationRow(uow.tx, organizationId);
  const gyg = gygId === undefined ? undefined : await getVisibleGyg(uow.tx, actor, gygId);
  const need = await findNeed(uow, gyg, positionId);
  requireComplete(input);
  permitInvites(actor, type, organizationId, gyg);
  requireHostsName(gyg, organizationId);
  if (gyg) requireInvitable(type, gyg, uow.now);

  const toOwn = type === 'message' || type === 'request-story' ? { gygId, organizationId } : undefined;
  const found = await findAddressees(uow.tx, recipients, toOwn);
  const { reached, failed, unsubscribed } = toOwn
    ? { ...found, unsubscribed: new Set<string>() }
    : await applyRecipientLimits(uow, { actor, organizationId, limits }, found);
  const invitation: Invitation = { type, organization, gyg, need, message, unsubscribed };
  await insertInvites(
    uow.tx,
    reached.map(({ email, given }) => ({
      type,
      organizationId,
      gygId: gyg?.id ?? null,
      needId: need?.id ?? null,
      userId: email === null ? given : null,
      email,
      message,
      invitedBy: actor.id,
      byAdmin: isAdminOf(actor, organizationId),
      createdAt: uow.now,
    })),
  );
  await requireActiveUser(uow.tx, actor.id);
  await notifyInvitees(uow, actor, invitation, reached);
  return { sent: reached.map((one) => one.given), failed };
}
