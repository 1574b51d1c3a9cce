import { Button } from '@gyg/design-system';
import { GoalPicker, ToggleChips } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import { directoryFlags, isFiltered } from '../model/directory-state';
import s from './directory.module.css';
import type { ClearableDirectoryPartProps } from './directory-search';

/** What organisations offer now, and their goals. */
export function DirectoryFilters({ state, onChange, onClear }: ClearableDirectoryPartProps) {
  const { t } = useTranslation('public');
  const { goals } = useGoals();
  return (
    <div className={s.filters}>
      <div className={s.chips}>
        <ToggleChips
          label={t('directory.filters')}
          chips={directoryFlags.map((flag) => ({ value: flag, label: t(`directory.flag.${flag}`) }))}
          selected={state.flags}
          onToggle={(flag, on) =>
            onChange({
              flags: directoryFlags.filter((candidate) => (candidate === flag ? on : state.flags.includes(candidate))),
            })
          }
        />
        {isFiltered(state) && (
          <Button variant="quiet" size="sm" icon="close" onClick={() => onClear({ sort: state.sort })}>
            {t('directory.clear')}
          </Button>
        )}
      </div>
      <GoalPicker
        label={t('directory.goals')}
        goals={goals.map(({ id, short }) => ({ id, title: short }))}
        selected={state.goals}
        onSelectedChange={(selected) => onChange({ goals: selected })}
      />
    </div>
  );
}
