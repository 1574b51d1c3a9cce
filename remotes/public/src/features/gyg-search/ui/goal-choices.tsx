import { GoalPicker } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import type { FoundGygs } from '../api/find-gygs';
import type { SearchPartProps } from '../model/use-search-state';

/** The seventeen goals, each with its number of gygs. Finds gygs with any of the chosen ones. */
export function GoalChoices({ state, onChange, result }: SearchPartProps & { result: FoundGygs }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { goals } = useGoals();
  const counts = result.data?.facets?.goals;
  return (
    <GoalPicker
      label={t('search.goalsTitle')}
      narrow="rows"
      goals={goals.map(({ id, short }) => {
        const count = counts?.[String(id)] ?? 0;
        return {
          id,
          title: short,
          ...(counts && { count: { shown: number(count), label: t('search.goalGygs', { count }) } }),
        };
      })}
      selected={state.goals}
      onSelectedChange={(selected) => onChange({ goals: selected })}
    />
  );
}
