import { ErrorState, Page, PageHeader, Split } from '@gyg/design-system';
import {
  Navigate,
  paths,
  useLoadFailure,
  usePageTitle,
  useParams,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { JoinPanel, RequireSignIn } from '../../features/membership';
import { OrganizationSummary, useOrganizationToJoin } from '../../features/organization-profile';
import { InvalidLink } from '../../shared/invalid-link';
import { TextSkeleton } from '../../shared/text-skeleton';

/** Joining an organisation by a link or after a search. Requires a session. */
export function JoinOrganizationPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('membership.join.pageTitle'));
  return (
    <RequireSignIn waiting={<TextSkeleton />}>
      <JoinOrganization />
    </RequireSignIn>
  );
}

/** The organisation, with Join and Skip beside it. `source` is how the user came: by an invitation or by searching. */
function JoinOrganization() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { orgFriendlyUrl = '' } = useParams();
  const [params] = useSearchParams();
  const source = params.get('source') === 'INVITE_LINK' ? 'INVITE_LINK' : 'MANUAL_SEARCH';
  const { organization, profile, missing, thrown, retry } = useOrganizationToJoin(orgFriendlyUrl);
  if (missing) return <InvalidLink text={t('membership.join.invalidLink')} />;
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  if (organization === undefined) return <TextSkeleton />;
  if (organization.friendlyUrl !== orgFriendlyUrl) {
    return <Navigate to={paths.joinOrganization(organization.friendlyUrl, { source })} replace />;
  }
  return (
    <Page padded width="medium">
      <PageHeader title={t('membership.join.title', { name: organization.name })} />
      <Split
        sideFirst
        main={<OrganizationSummary organization={organization} profile={profile} />}
        side={
          <JoinPanel
            key={organization.id}
            organization={organization}
            membershipTerms={profile?.orgPage['page.membershipTerms'] ?? ''}
            invitationRef={source}
          />
        }
      />
    </Page>
  );
}
