import { paths, useTranslation } from '@gyg/platform';
import { InviteForm } from '../../../shared/invites';
import { useMemberEmails } from '../api/list-member-emails';

/** Invites people to the organisation. Members need no invitation. */
export function SendInvitations({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  return (
    <InviteForm
      subject={{ type: 'org-join-invite', organizationId }}
      storageKey={organizationId}
      knownAddresses={useMemberEmails(organizationId)}
      leave={{ label: t('sendInvitations.toList'), href: paths.invitations() }}
      sentText={t('sendInvitations.sentText')}
    />
  );
}
