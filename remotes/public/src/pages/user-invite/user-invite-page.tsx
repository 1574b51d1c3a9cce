import type { Organization } from '@gyg/contract';
import { ErrorState } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import {
  isApiError,
  isSignedIn,
  paths,
  useLoadFailure,
  usePageTitle,
  useParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { InvitedGuest, InvitedUser, InvitingOrganization, useInvitingOrganization } from '../../features/invitations';
import { WelcomeSteps } from '../../features/welcome';
import { InvalidLink } from '../../shared/invalid-link';
import { TextSkeleton } from '../../shared/text-skeleton';

/** The landing page of an organisation's invitation link. */
export function UserInvitePage() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { orgFriendlyUrl = '' } = useParams();
  const { data, error, refetch } = useInvitingOrganization(orgFriendlyUrl);
  const isReady = useSession((session) => session.status === 'ready');
  if (isApiError(error) && error.status === 404) return <InvalidLink text={t('invitation.invalidFromColleague')} />;
  if (error) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  if (data === undefined || !isReady) return <TextSkeleton />;
  return <Invitation organization={data} />;
}

function Invitation({ organization }: { organization: Organization }) {
  const { t } = useTranslation('public');
  const signedIn = useSession(isSignedIn);
  const name = useSession((session) => session.profileName);
  const title = signedIn ? t('account.welcome.title', { name }) : t('invitation.title');
  const target = paths.joinOrganization(organization.friendlyUrl, { source: 'INVITE_LINK' });
  usePageTitle(title);
  return (
    <FormPage look="plain" title={title} lead={t('invitation.lead', { organization: organization.name })}>
      <InvitingOrganization organization={organization} />
      {signedIn ? (
        <InvitedUser target={target} />
      ) : (
        <>
          <WelcomeSteps />
          <InvitedGuest target={target} />
        </>
      )}
    </FormPage>
  );
}
