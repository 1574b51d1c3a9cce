import { splitGoals } from '@gyg/contract/rules';
import { Disclosure, GoalTile } from '@gyg/design-system';
import { GoalPicker } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useGoals } from '../../../shared/goals/use-goals';
import { useForms } from './forms-context';
import s from './goal-fields.module.css';

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** The primary goal and the related ones. The seventeen goals open where they are chosen. */
export function GoalFields() {
  const { t } = useTranslation('admin');
  const { goals, goal } = useGoals();
  const { control, setValue } = useForms().gyg;
  const [primary, joined] = useWatch({ control, name: ['sdgGoalId', 'secondaryGoals'] });
  const related = splitGoals(joined).filter((id) => id !== primary);
  const setRelated = (ids: readonly number[]) => setValue('secondaryGoals', ids.join('|'), change);
  return (
    <>
      <Disclosure
        summary={t('editor.basics.goal')}
        note={
          <span className={s.chosen}>
            <GoalTile goal={primary} size="sm" />
            {primary} {goal(primary).title}
          </span>
        }
      >
        <GoalPicker
          label={t('editor.basics.goal')}
          goals={goals}
          mode="one"
          narrow="rows"
          selected={[primary]}
          onSelectedChange={([id]) => {
            if (id === undefined) return;
            setValue('sdgGoalId', id, change);
            if (related.includes(id)) setRelated(related.filter((other) => other !== id));
          }}
        />
      </Disclosure>
      <Disclosure
        summary={t('editor.basics.related')}
        note={
          related.length === 0 ? (
            t('editor.basics.noRelated')
          ) : (
            <span className={s.chosen}>
              {related.map((id) => (
                <GoalTile key={id} goal={id} size="sm" />
              ))}
              {t('editor.basics.relatedCount', { count: related.length })}
            </span>
          )
        }
      >
        <GoalPicker
          label={t('editor.basics.related')}
          goals={goals.filter(({ id }) => id !== primary)}
          narrow="rows"
          selected={related}
          onSelectedChange={setRelated}
        />
      </Disclosure>
    </>
  );
}
