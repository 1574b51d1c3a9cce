import { FilterChip } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import type { SearchPartProps } from '../model/use-search-state';

/** Skills, items (one of them), and places for recipients. */
export function GiveChips({ state: { give, recipients }, onChange }: SearchPartProps) {
  const { t } = useTranslation('public');
  const press = (name: 'skills' | 'items') => onChange({ give: give === name ? undefined : name });
  return (
    <>
      <FilterChip icon="clock" pressed={give === 'skills'} onClick={() => press('skills')}>
        {t('search.give.skills')}
      </FilterChip>
      <FilterChip icon="box" pressed={give === 'items'} onClick={() => press('items')}>
        {t('search.give.items')}
      </FilterChip>
      <FilterChip icon="users" pressed={recipients} onClick={() => onChange({ recipients: !recipients })}>
        {t('search.recipients')}
      </FilterChip>
    </>
  );
}
