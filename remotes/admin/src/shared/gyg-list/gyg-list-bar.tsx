import { useTranslation } from '@gyg/platform';
import { ExportButton } from '../lists/export-button';
import { KeywordField } from '../lists/keyword-field';
import type { ChangeGygList } from './gyg-list';
import s from './gyg-list.module.css';
import { GygTabs, type GygTabsProps } from './gyg-tabs';

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
