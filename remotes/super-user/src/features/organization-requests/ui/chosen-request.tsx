import { ErrorState } from '@gyg/design-system';
import { useLoadFailure } from '@gyg/platform';
import { useOrganizationRequest } from '../api/get-organization-request';
import { RequestDetail } from './request-detail';
import { DetailSkeleton } from './request-skeleton';

interface ChosenRequestProps {
  requestId: string;
  onAnswered: () => void;
}

/** The request that is open, which may be of another tab than the list. */
export function ChosenRequest({ requestId, onAnswered }: ChosenRequestProps) {
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useOrganizationRequest(requestId);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <DetailSkeleton />;
  return <RequestDetail request={data} onAnswered={onAnswered} />;
}
