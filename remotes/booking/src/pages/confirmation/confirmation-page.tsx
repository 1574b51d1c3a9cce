import { ErrorState } from '@gyg/design-system';
import { isApiError, useLoadFailure, usePageTitle, useParams, useTranslation } from '@gyg/platform';
import { ConfirmationAnswers, MissingLink, useConfirmation } from '../../features/confirmation';
import { AnswerSkeleton } from '../../shared/answer-skeleton';

/** `/bookings/confirmations/{token}`: answers a reminder, for anyone who has its link; no login. */
export function ConfirmationPage() {
  const { t } = useTranslation('booking');
  const { token = '' } = useParams();
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useConfirmation(token);
  usePageTitle(t('confirmation.pageTitle'));
  if (isApiError(error) && error.status === 404) return <MissingLink />;
  if (data !== undefined) return <ConfirmationAnswers token={token} about={data} />;
  if (error !== null) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  return <AnswerSkeleton />;
}
