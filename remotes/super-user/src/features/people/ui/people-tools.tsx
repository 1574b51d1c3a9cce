import { limits } from '@gyg/contract/rules';
import { ChipRow, FilterChip, LiveSearchField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import type { PeopleList } from '../model/people-list';
import s from './people.module.css';

export interface PeopleToolsProps {
  list: PeopleList;
  onChange: (changes: Partial<PeopleList>, options?: { replace?: boolean }) => void;
}

/** Search by name or address, and only super users. */
export function PeopleTools({ list, onChange }: PeopleToolsProps) {
  const { t } = useTranslation('super-user');
  return (
    <div className={s.tools}>
      <LiveSearchField
        maxLength={limits.keyword}
        label={t('people.search')}
        clearLabel={t('people.clear')}
        value={list.keyword}
        onSearch={(keyword) => onChange({ keyword }, { replace: true })}
      />
      <ChipRow label={t('people.filters')}>
        <FilterChip icon="shield" pressed={list.superUsers} onClick={() => onChange({ superUsers: !list.superUsers })}>
          {t('people.superUsers')}
        </FilterChip>
      </ChipRow>
    </div>
  );
}
