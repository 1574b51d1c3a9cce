import type { MembershipRequestStatus } from '@gyg/contract';
import { membershipRequestStatuses } from '@gyg/contract/enums';
import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useRequestCount } from '../api/list-requests';
import { type RequestList, requestListAddress } from '../model/request-list';

/** A tab for each status, with its number of requests. */
export function RequestTabs({ organizationId, list }: { organizationId: string; list: RequestList }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts: Record<MembershipRequestStatus, number | undefined> = {
    PENDING: useRequestCount(organizationId, 'PENDING'),
    ACCEPTED: useRequestCount(organizationId, 'ACCEPTED'),
    DECLINED: useRequestCount(organizationId, 'DECLINED'),
    WITHDRAWN: useRequestCount(organizationId, 'WITHDRAWN'),
  };
  const shown = (count: number | undefined) => (count === undefined ? undefined : number(count));
  const waiting = counts.PENDING ?? 0;
  return (
    <Tabs
      label={t('membershipRequests.status')}
      items={membershipRequestStatuses.map((status) => ({
        label: t(`membershipRequests.tabs.${status}`),
        href: requestListAddress({ status, page: 1 }),
        current: status === list.status,
        ...(status === 'PENDING'
          ? waiting > 0 && {
              waiting: number(waiting),
              waitingLabel: t('membershipRequests.waiting', { count: waiting }),
            }
          : { count: shown(counts[status]) }),
      }))}
    />
  );
}
