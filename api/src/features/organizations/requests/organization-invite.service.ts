import type { Reader } from '@gyg/database';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { countRecipients, createUnsubscribeLink, findUnsubscribed, type RecipientLimits } from '../../mails';
import { findPeopleByEmail } from '../../people';
import { findOrganizationInvite, insertOrganizationInvite } from './organization-request.repository';

/**
 * Invites an organisation without an account: an e-mail with a link to `/invites/{id}`, which leads to the account
 * request. In the recipient's language if they have an account, otherwise the sender's. Throws 409
 * `invites.unsubscribed` and 429 `invites.too_many`.
 */
export async function inviteOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  { company, recipient: email, message }: { company: string; recipient: string; message: string },
  limits: RecipientLimits | undefined,
): Promise<{ id: string }> {
  permit('inviteOrganization', actor);
  if ((await findUnsubscribed(uow, [email])).has(email)) throw problem('invites.unsubscribed');
  await countRecipients(uow, limits, { senderId: actor.id, emails: [email] });
  const row = { company, recipient: email, message, invitedBy: actor.id, createdAt: uow.now };
  const id = await insertOrganizationInvite(uow.tx, row);
  if (!uow.mail) return { id };
  const [existing] = await findPeopleByEmail(uow.tx, email);
  const locale = existing?.locale ?? actor.locale;
  const unsubscribe = existing ? {} : { unsubscribe: await createUnsubscribeLink(uow, email, locale) };
  await enqueueMail(uow.tx, {
    to: email,
    template: 'organizationInvite',
    locale,
    data: {
      name: existing?.fullName ?? company,
      company,
      inviter: actor.fullName,
      message,
      link: `${uow.publicUrl}/invites/${id}`,
      ...unsubscribe,
    },
  });
  return { id };
}

/** The invitation of a link. Throws 404. */
export async function getOrganizationInvite({ db }: ApiContext, inviteId: string) {
  const row = await findOrganizationInvite(db.read, inviteId);
  if (!row) throw problem('org_invite.missing');
  return row;
}

export async function organizationInviteExists(read: Reader, inviteId: string): Promise<boolean> {
  return (await findOrganizationInvite(read, inviteId)) !== undefined;
}
