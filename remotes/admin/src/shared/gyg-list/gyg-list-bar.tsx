import type { GygState } from '@gyg/contract';
import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { ExportButton } from '../lists/export-button';
import { KeywordField } from '../lists/keyword-field';
import { type ChangeGygList, type GygList, type GygTab, gygListAddress, tabCounts } from './gyg-list';
import s from './gyg-list.module.css';

export interface GygListBarProps extends GygTabsProps {
  onChange: ChangeGygList;
  /** Saves the whole list, not only the page, as a file. */
  save: () => Promise<void>;
}

/** Above a list of gygs: tabs, search, and the list as a file. */
export function GygListBar({ save, list, onChange, ...tabs }: GygListBarProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={s.bar}>
      <GygTabs list={list} {...tabs} />
      <div className={s.tools}>
        <div className={s.search}>
          <KeywordField
            label={t('gygList.search')}
            value={list.keyword}
            onSearch={(keyword) => onChange({ keyword }, { replace: true })}
          />
        </div>
        <ExportButton save={save} />
      </div>
    </div>
  );
}

interface GygTabsProps {
  /** The path of the list's screen. */
  path: string;
  list: GygList;
  tabs: readonly GygTab[];
  /** How many gygs each state has with the same keyword; undefined while loading. */
  states: Readonly<Partial<Record<GygState, number>>> | undefined;
}

/** Tabs for the states, with the number of gygs in each. */
function GygTabs({ path, list, tabs, states }: GygTabsProps) {
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
