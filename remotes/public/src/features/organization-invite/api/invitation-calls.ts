import {
  call,
  callOptions,
  isSignedIn,
  type Language,
  toLanguage,
  useLanguage,
  useQuery,
  useSession,
} from '@gyg/platform';
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

/** The organisations that the user may invite colleagues to, sorted by name: those they belong to. */
export function useOwnOrganizations() {
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn);
  const language = useLanguage();
  const { data } = useQuery({ ...callOptions('listUserOrganizations', { params: { userId } }), enabled });
  return data?.organizations.toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** The language of the user's account, used for their invitations. While loading, the current language. */
export function useOwnLanguage(): Language {
  const userId = useSession((session) => session.userId);
  const enabled = useSession(isSignedIn);
  const onScreen = useLanguage();
  const { data } = useQuery({ ...callOptions('getUser', { params: { userId } }), enabled });
  return data?.locale === undefined ? onScreen : toLanguage(data.locale);
}
