import { EmptyState, ErrorState, ListFoot, Stack } from '@gyg/design-system';
import {
  invalidateCalls,
  lastPage,
  Navigate,
  useListFoot,
  useLoadFailure,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { useOrganizationRequests } from '../api/list-organization-requests';
import type { Answer } from '../api/respond-to-organization-request';
import { type RequestList, requestListAddress } from '../model/request-list';
import { RequestCard } from './request-card';
import { RequestSkeleton } from './request-skeleton';

export interface RequestResultsProps {
  list: RequestList;
  onAnswer: (answer: Answer) => void;
}

/** The requests of one tab, page by page, newest first. */
export function RequestResults({ list, onAnswer }: RequestResultsProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('super-user');
  const foot = useListFoot();
  const queries = useQueryClient();
  const { data, error, isPlaceholderData } = useOrganizationRequests(list);
  // The tabs' counts have failed too, so fetch everything on screen again.
  if (error)
    return <ErrorState {...loadFailure(error, () => void invalidateCalls(queries, ['listOrganizationRequests']))} />;
  // Do not show requests of another tab as a placeholder: their buttons would answer the wrong ones.
  if (data === undefined || isPlaceholderData) return <RequestSkeleton />;
  const { requests, total, page, pageSize } = data;
  const href = (to: number) => requestListAddress({ ...list, page: to });
  const last = lastPage(total, pageSize);
  if (list.page > last) return <Navigate to={href(last)} replace />;
  if (requests.length === 0) {
    return <EmptyState title={t(`requests.empty.${list.tab}`)} text={t(`requests.empty.${list.tab}Text`)} />;
  }
  return (
    <Stack gap={3}>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} onAnswer={(accept) => onAnswer({ request, accept })} />
      ))}
      <ListFoot {...foot({ page: page + 1, total, pageSize, href })} />
    </Stack>
  );
}
