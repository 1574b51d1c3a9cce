import { enqueueMail } from '@gyg/mail';
import { isSelf, type SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { notifyAdmins, notifyPeople } from '../notifications';
import type { MembershipRequestRow } from './membership-request.repository';

/** Whom and what a message is about. */
export interface Parties {
  user: { id: string; fullName: string; locale: 'en' | 'se' };
  organization: { id: string; name: string };
}

const values = ({ user, organization }: Parties) => ({ person: user.fullName, organization: organization.name });

/** Somebody wants to join: the admins are asked. */
export function notifyMembershipRequested(uow: UnitOfWork, parties: Parties, requestId: string): Promise<void> {
  return notifyAdmins(uow, parties.organization.id, {
    type: 'membership_requested',
    values: values(parties),
    relatedUserId: parties.user.id,
    action: { kind: 'membership', targetId: requestId },
  });
}

/** Somebody came or went by themselves: the admins learn of it. */
export function notifyAdminsOfMembership(
  uow: UnitOfWork,
  parties: Parties,
  type: 'membership_joined' | 'membership_left',
): Promise<void> {
  return notifyAdmins(uow, parties.organization.id, {
    type,
    values: values(parties),
    relatedUserId: parties.user.id,
  });
}

/** What somebody else made of a person's membership; who does it to themselves is not told. */
export async function notifyMember(
  uow: UnitOfWork,
  actor: SignedIn,
  parties: Parties,
  type: 'membership_accepted' | 'membership_member' | 'membership_removed' | 'organization_admin',
): Promise<void> {
  if (isSelf(actor, parties.user.id)) return;
  const about = { type, values: values(parties), organizationId: parties.organization.id };
  await notifyPeople(uow, [parties.user], about);
}

/** The answer to a request: a notification and an e-mail to who asked. */
export async function notifyMembershipAnswered(
  uow: UnitOfWork,
  row: MembershipRequestRow,
  accepted: boolean,
): Promise<void> {
  await notifyPeople(uow, [{ id: row.userId, locale: row.userLocale }], {
    type: accepted ? 'membership_accepted' : 'membership_declined',
    values: { person: row.userName, organization: row.orgName },
    organizationId: row.organizationId,
  });
  if (!uow.mail || row.userEmail === null) return;
  const path = accepted ? `/organizations/${row.organizationId}` : '/users/profile/organizations';
  await enqueueMail(uow.tx, {
    to: row.userEmail,
    template: 'membershipAnswered',
    locale: row.userLocale,
    data: { name: row.userName, link: `${uow.publicUrl}${path}`, organization: row.orgName, accepted },
  });
}
