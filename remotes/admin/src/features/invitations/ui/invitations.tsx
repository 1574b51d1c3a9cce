import { ErrorState, ListFoot, Stack } from '@gyg/design-system';
import { lastPage, Navigate, useListFoot, useListInAddress, useLoadFailure, useTopOn } from '@gyg/platform';
import { useInvitations } from '../api/list-invitations';
import { invitationListAddress, readInvitationList } from '../model/invitation-list';
import { InvitationTools } from './invitation-tools';
import { InvitationsSkeleton } from './invitations-skeleton';
import { InvitationsTable } from './invitations-table';
import { NoInvitations } from './no-invitations';

/** The invitations that an organisation sent, with what became of each. */
export function Invitations({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { list, href, change } = useListInAddress(readInvitationList, invitationListAddress);
  const top = useTopOn<HTMLDivElement>(list.page);
  const { data, error, isPlaceholderData, refetch } = useInvitations(organizationId, list);
  if (data !== undefined && !isPlaceholderData) {
    const last = lastPage(data.total, data.pageSize);
    if (list.page > last) return <Navigate to={href({ page: last })} replace />;
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
          <ListFoot {...foot(data, (page) => href({ page }))} />
        </Stack>
      )}
    </Stack>
  );
}
