import type { AnswerOf } from '@gyg/contract';
import { membershipRequestStatuses } from '@gyg/contract/enums';
import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { type RequestList, requestListAddress } from '../model/request-list';

export interface RequestTabsProps {
  list: RequestList;
  /** Undefined while loading. */
  counts: AnswerOf<'listMembershipRequests'>['counts'] | undefined;
}

/** A tab for each status, with its number of requests. */
export function RequestTabs({ list, counts }: RequestTabsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const waiting = counts?.PENDING ?? 0;
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
          : { count: counts && number(counts[status]) }),
      }))}
    />
  );
}
