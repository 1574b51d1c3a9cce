import { ErrorState } from '@gyg/design-system';
import { isApiError, Navigate, paths, useLoadFailure, useParams, useTranslation } from '@gyg/platform';
import { useInvitation } from '../../features/invitations';
import { InvalidLink } from '../../shared/invalid-link';
import { TextSkeleton } from '../../shared/text-skeleton';

/** An invitation to open an organisation's account. Redirects to the request form with the invitation. */
export function InvitePage() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { inviteId = '' } = useParams();
  const { data, error, refetch } = useInvitation(inviteId);
  if (data !== undefined) return <Navigate to={paths.requestOrganization(inviteId)} replace />;
  if (isApiError(error) && error.status === 404) return <InvalidLink text={t('invitation.invalid')} />;
  if (error) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  return <TextSkeleton />;
}
