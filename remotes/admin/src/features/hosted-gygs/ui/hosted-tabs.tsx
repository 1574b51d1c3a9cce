import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useTabCounts } from '../api/find-hosted-gygs';
import { changeHostedList, hostedListAddress, hostedTabs } from '../model/hosted-list';
import type { HostedPartProps } from './hosted-part';

/** Tabs for the states, with the number of gygs in each. */
export function HostedTabs({ organizationId, list }: Omit<HostedPartProps, 'onChange'>) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = useTabCounts(organizationId, list.keyword);
  return (
    <Tabs
      label={t('hosted.status')}
      items={hostedTabs.map((tab) => {
        const count = counts[tab];
        return {
          label: t(`hosted.tabs.${tab}`),
          href: hostedListAddress(changeHostedList(list, { tab })),
          current: tab === list.tab,
          count: count === undefined ? undefined : number(count),
        };
      })}
    />
  );
}
