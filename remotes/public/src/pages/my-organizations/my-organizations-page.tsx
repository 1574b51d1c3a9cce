import { Page, PageHeader, Split } from '@gyg/design-system';
import { RequireUser, usePageTitle, useTranslation } from '@gyg/platform';
import { OrganizationSearch, OwnMemberships } from '../../features/membership';
import { InviteColleague } from '../../features/organization-invite';
import { TextSkeleton } from '../../shared/text-skeleton';

/** Find or join an organisation: search, pending requests, memberships, invitations. */
export function MyOrganizationsPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('membership.title'));
  return (
    <RequireUser waiting={<TextSkeleton />}>
      <Page padded width="medium">
        <PageHeader title={t('membership.title')} lead={t('membership.lead')} actions={<InviteColleague />} />
        <Split main={<OrganizationSearch />} side={<OwnMemberships />} />
      </Page>
    </RequireUser>
  );
}
