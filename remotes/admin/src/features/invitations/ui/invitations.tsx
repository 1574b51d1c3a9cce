import { ErrorState, ListFoot, Stack } from '@gyg/design-system';
import { lastPage, Navigate, useListFoot, useLoadFailure, useNavigate, useSearchParams, useTopOn } from '@gyg/platform';
import { useInvitations } from '../api/list-invitations';
import {
  changeInvitationList,
  type InvitationList,
  invitationListAddress,
  readInvitationList,
} from '../model/invitation-list';
import { InvitationTools } from './invitation-tools';
import { InvitationsSkeleton } from './invitations-skeleton';
import { InvitationsTable } from './invitations-table';
import { NoInvitations } from './no-invitations';

/** The invitations that an organisation sent, with what became of each. */
export function Invitations({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = readInvitationList(params);
  const top = useTopOn<HTMLDivElement>(list.page);
  const { data, error, isPlaceholderData, refetch } = useInvitations(organizationId, list);
  const change = (changes: Partial<InvitationList>, { replace = false } = {}) =>
    void navigate(invitationListAddress(changeInvitationList(list, changes)), { replace, preventScrollReset: true });
  const href = (page: number) => invitationListAddress({ ...list, page });
  if (data !== undefined && !isPlaceholderData) {
    const last = lastPage(data.total, data.pageSize);
    if (list.page > last) return <Navigate to={href(last)} replace />;
  }
  return (
    <Stack gap={4} ref={top} tabIndex={-1}>
      <InvitationTools list={list} counts={data?.counts} onChange={change} />
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <InvitationsSkeleton />}
      {data !== undefined && data.total === 0 && <NoInvitations list={list} />}
      {data !== undefined && data.total > 0 && (
        <Stack gap={3}>
          <InvitationsTable invites={data.invites} stale={isPlaceholderData} />
          <ListFoot {...foot(data, href)} />
        </Stack>
      )}
    </Stack>
  );
}
