import { ErrorState } from '@gyg/design-system';
import { isSignedIn, useLoadFailure, usePageTitle, useParams, useSession, useTranslation } from '@gyg/platform';
import { answerOf, NeedInvitation, NeedInvitationSkeleton, useNeedInvitation } from '../../features/need-invitation';
import { InvalidLink } from '../../shared/invalid-link';

/** The landing page of an invitation to a need, found by the friendly URLs of host and gyg and the need's id. */
export function NeedInvitationPage() {
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const { orgFriendlyUrl = '', gygFriendlyUrl = '', positionId = '' } = useParams();
  const isReady = useSession((session) => session.status === 'ready');
  const signedIn = useSession(isSignedIn);
  const { data, viewer, missing, thrown, retry } = useNeedInvitation({
    orgFriendlyUrl,
    gygFriendlyUrl,
    needId: positionId,
  });
  usePageTitle(data?.need.title ?? '');
  if (missing) return <InvalidLink text={t('invitation.invalid')} />;
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  if (data === undefined) return <NeedInvitationSkeleton />;
  const visitor = isReady ? (signedIn ? 'user' : 'guest') : 'unknown';
  return <NeedInvitation invitation={data} answer={answerOf(data, viewer, visitor)} />;
}
