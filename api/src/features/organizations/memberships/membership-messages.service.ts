import { enqueueMail } from '@gyg/mail';
import { isSelf, type SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { notifyAdmins, notifyPeople } from '../../notifications';
import { queueDeliveries } from '../../webhooks';
import type { MembershipRequestRow } from './membership-request.repository';

/** The user and organisation of a message. */
export interface Parties {
  user: { id: string; fullName: string; locale: 'en' | 'se' };
  organization: { id: string; name: string };
}

const values = ({ user, organization }: Parties) => ({ person: user.fullName, organization: organization.name });

/** Asks the admins to answer a membership request, and calls the organisation's webhooks. */
export async function notifyMembershipRequested(uow: UnitOfWork, parties: Parties, requestId: string): Promise<void> {
  const { id } = parties.organization;
  await notifyAdmins(uow, id, {
    type: 'membership_requested',
    values: values(parties),
    relatedUserId: parties.user.id,
    action: { kind: 'membership', targetId: requestId },
  });
  await queueDeliveries(uow, id, 'membership.requested', () => [{ requestId }]);
}

/** Notifies the admins that a user joined or left. */
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

/** Notifies a user of a change of their membership by someone else. */
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

/** Notifies and mails the requester of the answer. */
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
