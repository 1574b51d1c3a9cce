import type { Locale } from '@gyg/contract';
import { isAdminOf, type SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { countRecipients, findUnsubscribed, type RecipientLimits } from '../mails';
import { requireActiveUser } from '../people';
import { type Addressee, findAddressees } from './addressees.service';
import { insertInvites } from './invite.repository';
import { notifyInvitees } from './invite-messages.service';
import { type InvitationInput, prepareInvitation } from './prepare-invitation.service';

interface InvitesInput extends InvitationInput {
  recipients: readonly string[];
  /** For addresses without an account; the sender's if omitted. */
  locale?: Locale | undefined;
}

/**
 * Removes recipients who can get no invitation: addresses without an account that unsubscribed, and addresses that have
 * reached today's limit. Throws 429 `invites.too_many`.
 */
async function applyRecipientLimits(
  uow: UnitOfWork,
  { actor, organizationId, limits }: { actor: SignedIn; organizationId: string; limits: RecipientLimits | undefined },
  { reached, failed }: { reached: Addressee[]; failed: string[] },
) {
  const addressOf = ({ email, person }: Addressee) => email ?? person?.email ?? null;
  const emails = [...new Set(reached.flatMap((addressee) => addressOf(addressee) ?? []))];
  const unsubscribed = await findUnsubscribed(uow, emails);
  const wanted = reached.filter((addressee) => addressee.person !== undefined || !unsubscribed.has(addressee.given));
  const counted = [...new Set(wanted.flatMap((addressee) => addressOf(addressee) ?? []))];
  const allowed = await countRecipients(uow, limits, { senderId: actor.id, organizationId, emails: counted });
  const remaining = wanted.filter((addressee) => {
    const address = addressOf(addressee);
    return address === null || allowed.has(address);
  });
  const leftOut = reached.filter((addressee) => !remaining.includes(addressee)).map((addressee) => addressee.given);
  return { reached: remaining, failed: [...failed, ...leftOut], unsubscribed };
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
  const { type, organizationId, gygId, recipients, message, locale = actor.locale } = input;
  const check = () => {
    if (recipients.every((recipient) => recipient.trim() === '')) throw problem('invites.nobody');
  };
  const invitation = await prepareInvitation(uow.tx, actor, input, { name: 'sendInvites', now: uow.now, check });
  const { gyg, need } = invitation;

  const toOwn = type === 'message' || type === 'request-story' ? { gygId, organizationId } : undefined;
  const addressees = await findAddressees(uow.tx, recipients, toOwn);
  const { reached, failed, unsubscribed } = toOwn
    ? { ...addressees, unsubscribed: new Set<string>() }
    : await applyRecipientLimits(uow, { actor, organizationId, limits }, addressees);
  const mailIds = await notifyInvitees(uow, actor, { invitation, unsubscribed, locale }, reached);
  await insertInvites(
    uow.tx,
    reached.map(({ email, given: recipient }) => ({
      type,
      organizationId,
      gygId: gyg?.id ?? null,
      needId: need?.id ?? null,
      userId: email === null ? recipient : null,
      email,
      message,
      invitedBy: actor.id,
      byAdmin: isAdminOf(actor, organizationId),
      mailId: mailIds.get(recipient) ?? null,
      locale,
      createdAt: uow.now,
    })),
  );
  await requireActiveUser(uow.tx, actor.id);
  return { sent: reached.map((addressee) => addressee.given), failed };
}
