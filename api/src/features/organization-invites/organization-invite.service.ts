import type { Reader } from '@gyg/database';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { problem } from '../../http/problem';
import { findPeopleByEmail } from '../users';
import { findOrganizationInvite, insertOrganizationInvite } from './organization-invite.repository';

/**
 * Invites an organisation that is not here yet: an e-mail with a link to `/invites/{id}`, which leads to the account
 * request. In the recipient's language where they have an account, else in that of who invites (specification 2.13).
 */
export async function inviteOrganization(
  uow: UnitOfWork,
  actor: SignedIn,
  { company, recipient, message }: { company: string; recipient: string; message: string },
): Promise<{ id: string }> {
  permit('inviteOrganization', actor);
  const row = { company, recipient, message, invitedBy: actor.id, createdAt: uow.now };
  const id = await insertOrganizationInvite(uow.tx, row);
  if (!uow.mail) return { id };
  const [known] = await findPeopleByEmail(uow.tx, recipient);
  await enqueueMail(uow.tx, {
    to: recipient,
    template: 'organizationInvite',
    locale: known?.locale ?? actor.locale,
    data: {
      name: known?.fullName ?? company,
      company,
      inviter: actor.fullName,
      message,
      link: `${uow.publicUrl}/invites/${id}`,
    },
  });
  return { id };
}

/** What an invitation's link shows. Throws 404. */
export async function getOrganizationInvite({ db }: ApiContext, inviteId: string) {
  const row = await findOrganizationInvite(db.read, inviteId);
  if (!row) throw problem('org_invite.missing');
  return row;
}

export async function organizationInviteExists(read: Reader, inviteId: string): Promise<boolean> {
  return (await findOrganizationInvite(read, inviteId)) !== undefined;
}
