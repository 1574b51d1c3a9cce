import { ChipRow, FilterChip } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { countFilters } from '../model/search-state';
import { anyTime } from '../model/search-when';
import { anywhere } from '../model/search-where';
import type { MyPosition } from '../model/use-my-position';
import type { SearchPartProps } from '../model/use-search-state';
import { GiveChips } from './give-chips';
import s from './gyg-search.module.css';

interface QuickFiltersProps extends SearchPartProps {
  position: MyPosition;
  onOpen: (panel: 'goals' | 'filters') => void;
}

/** The buttons of the panels and the most used filters as chips; all filters come first, where phones show them. */
export function QuickFilters({ state, onChange, position, onOpen }: QuickFiltersProps) {
  const { t } = useTranslation('public');
  const { where, when, goals } = state;
  const nearMe = where.kind === 'near' && where.town === undefined;
  const weekend = when.kind === 'weekend';
  const online = where.kind === 'online';
  const set = countFilters(state);
  return (
    <ChipRow label={t('search.quick')} scrolls className={s.quick}>
      <FilterChip
        icon="filter"
        aria-haspopup="dialog"
        count={{ number: set, label: t('search.filterCount', { count: set }) }}
        onClick={() => onOpen('filters')}
      >
        {t('search.allFilters')}
      </FilterChip>
      <FilterChip
        icon="near"
        pressed={nearMe}
        disabled={position.locating}
        onClick={() => (nearMe ? onChange({ where: anywhere }) : position.locate())}
      >
        {position.locating ? t('search.where.locating') : t('search.nearMe')}
      </FilterChip>
      <FilterChip
        icon="sun"
        pressed={weekend}
        onClick={() => onChange({ when: weekend ? anyTime : { kind: 'weekend' } })}
      >
        {t('search.when.weekend')}
      </FilterChip>
      <FilterChip
        icon="globe"
        pressed={online}
        onClick={() => onChange({ where: online ? anywhere : { kind: 'online' } })}
      >
        {t('search.online')}
      </FilterChip>
      <GiveChips state={state} onChange={onChange} />
      <FilterChip
        opens
        count={{ number: goals.length, label: t('search.applied.goals', { count: goals.length }) }}
        onClick={() => onOpen('goals')}
      >
        {t('search.goals')}
      </FilterChip>
    </ChipRow>
  );
}
