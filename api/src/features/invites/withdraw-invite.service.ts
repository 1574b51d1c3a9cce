import type { Reader } from '@gyg/database';
import { cancelMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { archiveInvitation } from '../notifications';
import { hostedGygOf, requireVisibleInvite } from './invite.policy';
import { findInvite, listPeople, type StoredInvite, updatePendingInvite } from './invite.repository';

/** An invitation that the caller may change. Throws 404, 403, 409 if it was answered or withdrawn. */
export async function getPendingInvite(
  read: Reader,
  actor: SignedIn,
  inviteId: string,
  name: 'remindInvite' | 'withdrawInvite',
): Promise<StoredInvite> {
  const row = requireVisibleInvite(actor, await findInvite(read, inviteId));
  permit(name, actor, { organizationId: row.organizationId, ...hostedGygOf(row) });
  if (row.status !== 'SENT') throw problem('invites.already_answered');
  return row;
}

/** The notifications of the last time that an invitation was sent are archived. */
export async function archiveNotificationsOf(uow: UnitOfWork, invite: StoredInvite): Promise<void> {
  const { userId, email, organizationId, createdAt, remindedAt } = invite;
  const to = { ids: userId === null ? [] : [userId], emails: email === null ? [] : [email] };
  for (const person of await listPeople(uow.tx, to)) {
    await archiveInvitation(uow, { userId: person.id, organizationId, at: remindedAt ?? createdAt });
  }
}

/**
 * Withdraws an invitation: it gives no rights any more, its notification is archived, and its mail is not sent if it
 * still waits. Throws 404, 403, 409.
 */
export async function withdrawInvite(uow: UnitOfWork, actor: SignedIn, inviteId: string): Promise<void> {
  const invite = await getPendingInvite(uow.tx, actor, inviteId, 'withdrawInvite');
  const stopped = invite.mailId !== null && (await cancelMail(uow.tx, invite.mailId));
  const withdrawn = { status: 'WITHDRAWN', answeredAt: uow.now, ...(stopped ? { mailId: null } : {}) } as const;
  if (!(await updatePendingInvite(uow.tx, invite, withdrawn))) throw problem('invites.already_answered');
  await archiveNotificationsOf(uow, invite);
}
