import type { OrganizationRequestList } from '@gyg/contract';
import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { type RequestList, requestListAddress, requestTabs, statusOfTab } from '../model/request-list';

interface RequestTabsProps {
  list: RequestList;
  /** Undefined while loading. */
  counts: OrganizationRequestList['counts'] | undefined;
}

/** Tabs for the states of requests, with the number of requests in each. */
export function RequestTabs({ list, counts }: RequestTabsProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  return (
    <Tabs
      label={t('requests.status')}
      items={requestTabs.map((tab) => ({
        label: t(`requests.tabs.${tab}`),
        href: requestListAddress({ ...list, tab, page: 1, chosen: '' }),
        current: tab === list.tab,
        count: counts && number(counts[statusOfTab[tab]]),
      }))}
    />
  );
}
