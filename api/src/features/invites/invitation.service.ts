import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { answerInvites, hasAdminInvitation, type Invited, listInvitedNeedIds } from './invitation.repository';

/** Whether the user is invited to a need. */
export type IsInvited = (needId: string) => boolean;

/** The part of a gyg that a user is invited to: one need, or all of it. Nothing for guests. */
export async function invitationsTo(read: Reader, gygId: string, userId: string | undefined): Promise<IsInvited> {
  if (userId === undefined) return () => false;
  const invited = new Set(await listInvitedNeedIds(read, gygId, userId));
  return (needId) => invited.has(null) || invited.has(needId);
}

/**
 * Whether a pending admin's invitation to this organisation is addressed to the user's id or verified address: they
 * then join immediately.
 */
export function holdsAdminInvitation(read: Reader, organizationId: string, userId: string): Promise<boolean> {
  return hasAdminInvitation(read, organizationId, userId);
}

/** Closes a user's pending invitations to an organisation or a need. */
export function closeInvites(uow: UnitOfWork, about: Invited, status: 'ACCEPTED' | 'DECLINED'): Promise<void> {
  return answerInvites(uow.tx, about, { status, answeredAt: uow.now });
}
