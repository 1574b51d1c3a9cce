import { ErrorState } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import {
  isApiError,
  useErrorText,
  useLoadFailure,
  usePageTitle,
  useParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { RequestForm, useOrganizationInvite } from '../../features/organization-request';
import { InvalidLink } from '../../shared/invalid-link';
import { TextSkeleton } from '../../shared/text-skeleton';

/** The form to request an organisation's account, also from an invitation link. */
export function RequestOrganizationPage() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const { inviteId } = useParams();
  const { data: invite, error, refetch } = useOrganizationInvite(inviteId);
  // The logged-in user is prefilled, so wait for the session.
  const starting = useSession((session) => session.status === 'starting');
  usePageTitle(t('orgRequest.title'));
  if (isApiError(error) && error.status === 404) return <InvalidLink text={errorText(error).text} />;
  if (error) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  if (starting || (inviteId !== undefined && invite === undefined)) return <TextSkeleton />;
  return (
    <FormPage
      title={t('orgRequest.title')}
      lead={invite ? t('orgRequest.leadInvited', { company: invite.company }) : t('orgRequest.lead')}
    >
      <RequestForm key={inviteId} invite={invite} />
    </FormPage>
  );
}
