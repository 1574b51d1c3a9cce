import { ErrorState } from '@gyg/design-system';
import { isApiError, useLoadFailure, usePageTitle, useParams, useTranslation } from '@gyg/platform';
import { MissingOffer, useOffer, WaitlistOffer } from '../../features/waitlist-offer';
import { AnswerSkeleton } from '../../shared/answer-skeleton';

/** `/waitlist/offers/{token}`: accepts or declines a place, for anyone who has its link; no login. */
export function WaitlistOfferPage() {
  const { t } = useTranslation('booking');
  const { token = '' } = useParams();
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useOffer(token);
  usePageTitle(t('offer.pageTitle'));
  if (isApiError(error) && error.status === 404) return <MissingOffer />;
  if (data !== undefined) return <WaitlistOffer token={token} offer={data} />;
  if (error !== null) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  return <AnswerSkeleton />;
}
