import { call } from '@gyg/platform';
import type { Invitation } from '../model/invitation';

/**
 * Sends an invitation: to join one of the user's organisations, or to open an account for a new one. Resolves with
 * whether the recipient was reached.
 */
export async function sendInvitation(invitation: Invitation): Promise<boolean> {
  const [recipient, message] = [invitation.recipient.trim(), invitation.message.trim()];
  if (invitation.kind === 'organization') {
    await call('inviteOrganization', { body: { company: invitation.company.trim(), recipient, message } });
    return true;
  }
  const { organizationId } = invitation;
  const { failed } = await call('sendInvites', {
    body: { type: 'org-join-invite', organizationId, recipients: [recipient], message },
  });
  return failed.length === 0;
}
