import { Breadcrumbs, FieldsSkeleton } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { SendInvitations } from '../../features/send-invitations';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/organizations/invites/send`: invites people to the current organisation. */
export function SendInvitationsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('sendInvitations.title')}
      lead={t('sendInvitations.lead')}
      breadcrumbs={
        <Breadcrumbs
          label={t('sendInvitations.path')}
          items={[{ label: t('invitations.title'), href: paths.invitations() }, { label: t('sendInvitations.title') }]}
        />
      }
      waiting={<FieldsSkeleton fields={3} />}
    >
      {(organizationId) => <SendInvitations organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
