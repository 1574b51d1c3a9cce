import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useRequestCount } from '../api/list-organization-requests';
import { type RequestTab, requestListAddress, requestTabs } from '../model/request-list';

/** Tabs for the states of requests, with the number of requests in each. */
export function RequestTabs({ current }: { current: RequestTab }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const counts: Record<RequestTab, number | undefined> = {
    pending: useRequestCount('pending'),
    accepted: useRequestCount('accepted'),
    declined: useRequestCount('declined'),
  };
  return (
    <Tabs
      label={t('requests.status')}
      items={requestTabs.map((tab) => {
        const count = counts[tab];
        return {
          label: t(`requests.tabs.${tab}`),
          href: requestListAddress({ tab, page: 1 }),
          current: tab === current,
          count: count === undefined ? undefined : number(count),
        };
      })}
    />
  );
}
