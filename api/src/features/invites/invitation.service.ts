import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { answerInvites, hasAdminInvitation, type Invited, listInvitedNeedIds } from './invite.repository';

/** Whether a need is among those that somebody is invited to. */
export type IsInvited = (needId: string) => boolean;

/** What of a gyg somebody is invited to: one need, or all of it (api.md, invites). Nothing for guests. */
export async function invitationsTo(read: Reader, gygId: string, userId: string | undefined): Promise<IsInvited> {
  if (userId === undefined) return () => false;
  const invited = new Set(await listInvitedNeedIds(read, gygId, userId));
  return (needId) => invited.has(null) || invited.has(needId);
}

/**
 * Whether an admin's invitation to this organisation, which was not taken up yet, names the user or the address that
 * is verified as theirs: it joins at once (api.md, membership).
 */
export function holdsAdminInvitation(read: Reader, organizationId: string, userId: string): Promise<boolean> {
  return hasAdminInvitation(read, organizationId, userId);
}

/** Notes what came of the invitations that wait for somebody: to join an organisation, or to a need. */
export function closeInvites(uow: UnitOfWork, about: Invited, status: 'ACCEPTED' | 'DECLINED'): Promise<void> {
  return answerInvites(uow.tx, about, { status, answeredAt: uow.now });
}
