import { call } from '@gyg/platform';
import type { Invitation } from '../model/invitation';

/**
 * Sends it: to join one of the user's organisations, or to open an account for one that is not here yet (api.md, invites).
 * Gives whether the recipient was reached.
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
