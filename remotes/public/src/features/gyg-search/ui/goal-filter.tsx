import { Button, Disclosure, widths } from '@gyg/design-system';
import { GoalPicker } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useGoals } from '../../../shared/use-goals';
import s from './gyg-search.module.css';
import type { SearchPartProps } from './search-bar';

/** Whether the screen is wider than a phone; the panel then starts open. */
const roomy = () => !(globalThis.matchMedia?.(`(max-width: ${widths.tablet}px)`).matches ?? false);

/** The panel of goals. Finds gygs with any of the chosen ones. Closed at first on phones. */
export function GoalFilter({ state, onChange }: SearchPartProps) {
  const { t } = useTranslation('public');
  const { goals } = useGoals();
  const [openAtFirst] = useState(roomy);
  const chosen = state.goals.length;
  return (
    <Disclosure
      className={s.panel ?? ''}
      icon="filter"
      summary={t('search.filter')}
      note={chosen === 0 ? undefined : t('search.chosen', { count: chosen })}
      open={openAtFirst}
    >
      <GoalPicker
        label={t('search.filter')}
        goals={goals.map(({ id, short }) => ({ id, title: short }))}
        selected={state.goals}
        onSelectedChange={(selected) => onChange({ goals: selected })}
      />
      {(chosen > 0 || state.keyword !== '') && (
        <div className={s.clear}>
          <Button variant="secondary" size="sm" icon="close" onClick={() => onChange({ goals: [], keyword: '' })}>
            {t('search.clear')}
          </Button>
        </div>
      )}
    </Disclosure>
  );
}
