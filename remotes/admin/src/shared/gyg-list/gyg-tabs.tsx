import type { GygState } from '@gyg/contract';
import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { type GygList, type GygTab, gygListAddress, tabCounts } from './gyg-list';

export interface GygTabsProps {
  /** The path of the list's screen. */
  path: string;
  list: GygList;
  tabs: readonly GygTab[];
  /** How many gygs each state has with the same keyword; undefined while loading. */
  states: Readonly<Partial<Record<GygState, number>>> | undefined;
}

/** Tabs for the states, with the number of gygs in each. */
export function GygTabs({ path, list, tabs, states }: GygTabsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = states && tabCounts(states);
  return (
    <Tabs
      label={t('gygList.status')}
      items={tabs.map((tab) => ({
        label: t(`gygList.tabs.${tab}`),
        href: gygListAddress(path, { ...list, tab, page: 1 }),
        current: tab === list.tab,
        count: counts && number(counts[tab]),
      }))}
    />
  );
}
