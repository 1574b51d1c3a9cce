import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { Invitations, InvitationsSkeleton } from '../../features/invitations';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/organizations/invitations`: the invitations that the current organisation sent. */
export function InvitationsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('invitations.title')}
      lead={t('invitations.lead')}
      actions={
        <Button icon="mail" href={paths.sendInvitations()}>
          {t('members.invite')}
        </Button>
      }
      waiting={<InvitationsSkeleton />}
    >
      {(organizationId) => <Invitations organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
