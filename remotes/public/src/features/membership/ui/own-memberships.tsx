import { ErrorState, Skeleton } from '@gyg/design-system';
import { SideGroup, SidePanel } from '@gyg/design-system/details';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useOwnMemberships } from '../api/list-own-memberships';
import { MembershipList } from './membership-list';
import { PendingRequests } from './pending-requests';

/** Pending requests and current memberships, beside the search. */
export function OwnMemberships() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { memberships, requests, thrown, retry, refresh } = useOwnMemberships();
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} />;
  const isReady = memberships !== undefined && requests !== undefined;
  return (
    <SidePanel label={t('membership.own.title')} aria-busy={!isReady}>
      {isReady && requests.length > 0 && (
        <SideGroup title={t('membership.pending.title')}>
          <PendingRequests requests={requests} onChanged={refresh} />
        </SideGroup>
      )}
      {isReady ? (
        <SideGroup title={t('membership.own.title')}>
          <MembershipList memberships={memberships} onChanged={refresh} />
        </SideGroup>
      ) : (
        <Waiting />
      )}
    </SidePanel>
  );
}

const Waiting = () => (
  <>
    <Skeleton shape="heading" />
    <Skeleton length="half" />
    <Skeleton shape="heading" />
    <Skeleton length="half" />
  </>
);
