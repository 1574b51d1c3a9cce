import type { Organization } from '@gyg/contract';
import { FormPage } from '@gyg/design-system/forms';
import { isApiError, isSignedIn, paths, usePageTitle, useParams, useSession, useTranslation } from '@gyg/platform';
import { InvitedGuest, InvitedUser, InvitingOrganisation, useInvitingOrganisation } from '../../features/invitations';
import { WelcomeSteps } from '../../features/welcome';
import { InvalidLink } from '../../shared/invalid-link';
import { LoadFailure } from '../../shared/load-failure';
import { TextSkeleton } from '../../shared/text-skeleton';

/** The landing of an organisation's invite link (specification 2.14). */
export function UserInvitePage() {
  const { t } = useTranslation('public');
  const { orgFriendlyUrl = '' } = useParams();
  const { data, error, refetch } = useInvitingOrganisation(orgFriendlyUrl);
  const known = useSession((session) => session.status === 'ready');
  if (isApiError(error) && error.status === 404) return <InvalidLink text={t('invitation.invalidFromColleague')} />;
  if (error) return <LoadFailure thrown={error} onRetry={() => void refetch()} headingLevel={1} />;
  if (data === undefined || !known) return <TextSkeleton />;
  return <Invitation organisation={data} />;
}

function Invitation({ organisation }: { organisation: Organization }) {
  const { t } = useTranslation('public');
  const signedIn = useSession(isSignedIn);
  const name = useSession((session) => session.profileName);
  const title = signedIn ? t('account.welcome.title', { name }) : t('invitation.title');
  const target = paths.joinOrganization(organisation.friendlyUrl, { source: 'INVITE_LINK' });
  usePageTitle(title);
  return (
    <FormPage look="plain" title={title} lead={t('invitation.lead', { organisation: organisation.name })}>
      <InvitingOrganisation organisation={organisation} />
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
