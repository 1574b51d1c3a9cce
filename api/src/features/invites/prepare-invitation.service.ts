import type { InvitePreview, InviteType, Locale, OperationName } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { describeMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { type GygRow, getVisibleGyg } from '../gygs';
import { getOrganizationRow } from '../organizations';
import { type Invitation, writeInvitation } from './invitation-mail';
import { permitInvites, requireHostsName, requireInvitable } from './invite.policy';
import { findInvitedNeed } from './invite.repository';

export interface InvitationInput {
  type: InviteType;
  organizationId: string;
  gygId?: string | undefined;
  positionId?: string | undefined;
  message: string;
}

async function findNeed(read: Reader, gyg: GygRow | undefined, needId: string | undefined) {
  if (needId === undefined) return undefined;
  const need = gyg && (await findInvitedNeed(read, gyg.id, needId));
  if (!need) throw problem('need.missing');
  return need;
}

function requireComplete({ type, gygId, message }: InvitationInput): void {
  const aboutGyg = type === 'gyg-invite' || type === 'request-story';
  if ((aboutGyg && gygId === undefined) || (type === 'message' && message === '')) {
    throw problem('generic.missing_values');
  }
}

/**
 * Everything that an invitation refers to, if the caller may send it now. Throws 404, 400, 403 and 409
 * `gyg.wrong_state`; `check` runs before permission is checked.
 */
export async function prepareInvitation(
  read: Reader,
  actor: SignedIn,
  input: InvitationInput,
  {
    name,
    now,
    check,
  }: { name: Extract<OperationName, 'sendInvites' | 'previewInvites'>; now: Date; check?: () => void },
): Promise<Invitation> {
  const { type, organizationId, gygId, positionId, message } = input;
  const organization = await getOrganizationRow(read, organizationId);
  const gyg = gygId === undefined ? undefined : await getVisibleGyg(read, actor, gygId);
  const need = await findNeed(read, gyg, positionId);
  requireComplete(input);
  check?.();
  permitInvites(actor, name, { type, organizationId, gyg });
  requireHostsName(gyg, organizationId);
  if (gyg) requireInvitable(type, gyg, now);
  return { type, organization, gyg, need, message };
}

/**
 * The mail of an invitation in both languages, as the caller would get it; sends nothing. Refused like the invitation.
 */
export async function previewInvites(
  { db, config }: ApiContext,
  actor: SignedIn,
  input: InvitationInput,
  now: Date,
): Promise<InvitePreview> {
  const invitation = await prepareInvitation(db.read, actor, input, { name: 'previewInvites', now });
  const envelope = { publicUrl: config.publicUrl, recipient: actor.fullName, inviter: actor.fullName };
  const preview = (locale: Locale) => ({
    from: config.mailFrom,
    ...describeMail(writeInvitation(invitation, envelope, locale), locale, now),
  });
  return { en: preview('en'), se: preview('se') };
}
