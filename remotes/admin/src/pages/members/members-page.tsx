import { Button } from '@gyg/design-system';
import { paths, useSession, useTranslation } from '@gyg/platform';
import { CopyInvitationLink, Members, MembersSkeleton } from '../../features/members';
import { PendingRequests, RequestsSkeleton } from '../../features/membership-requests';
import { OrganizationScreen, useOrganizationDesk } from '../../shared/frame';
import s from './members-page.module.css';

/** `/admin/organizations/members`: the members of the current organisation, and the requests that wait. */
export function MembersPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('members.title')}
      lead={t('members.lead')}
      actions={<MembersActions />}
      waiting={
        <div className={s.columns}>
          <MembersSkeleton />
          <RequestsSkeleton rows={3} />
        </div>
      }
    >
      {(organizationId) => (
        <div className={s.columns}>
          <Members organizationId={organizationId} />
          <PendingRequests organizationId={organizationId} />
        </div>
      )}
    </OrganizationScreen>
  );
}

function MembersActions() {
  const { t } = useTranslation('admin');
  const organizationId = useSession((session) => session.organizationId);
  const { data: desk } = useOrganizationDesk(organizationId);
  return (
    <>
      <CopyInvitationLink friendlyUrl={desk?.organization.friendlyUrl} />
      <Button icon="mail" href={paths.sendInvitations()}>
        {t('members.invite')}
      </Button>
    </>
  );
}
