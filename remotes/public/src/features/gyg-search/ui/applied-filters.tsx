import { Button } from '@gyg/design-system';
import { AppliedFilter, ChipRow } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useAppliedFilters } from '../model/use-applied-filters';
import type { ClearablePartProps } from '../model/use-search-state';
import s from './gyg-search.module.css';

/** The filters that are on, each with a button that removes it, and all at once. */
export function AppliedFilters({ state, onChange, onClear }: ClearablePartProps) {
  const { t } = useTranslation('public');
  const applied = useAppliedFilters(state);
  if (applied.length === 0) return null;
  return (
    <ChipRow scrolls label={t('search.applied.label')} className={s.applied}>
      {applied.map(({ key, label, without }) => (
        <AppliedFilter key={key} removeLabel={t('search.applied.remove')} onRemove={() => onChange(without)}>
          {label}
        </AppliedFilter>
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onClear({ status: state.status === 'po' ? 'all' : state.status })}
      >
        {t('search.clear')}
      </Button>
    </ChipRow>
  );
}
