import { goalTitle } from '@gyg/contract/goals';
import { GoalWheel } from '@gyg/design-system/charts';
import { toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useChartTexts } from '../../../shared/charts';

export interface HoursByGoalProps {
  total: number;
  byGoal: ReadonlyMap<number, number>;
}

const goals = Array.from({ length: 17 }, (_, index) => index + 1);

/** The hours by the primary goal of the gyg, with a table behind. */
export function HoursByGoal({ total, byGoal }: HoursByGoalProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const locale = toLocale(useLanguage());
  const texts = useChartTexts();
  const titleOf = (goal: number) => goalTitle(goal, locale, 'short');
  const [most] = [...byGoal].toSorted(([, left], [, right]) => right - left);
  return (
    <GoalWheel
      title={t('insights.goal.title')}
      summary={
        most === undefined
          ? t('insights.nothing')
          : t('insights.goal.summary', { count: byGoal.size, goal: titleOf(most[0]), hours: number(most[1], 1) })
      }
      texts={texts}
      goals={goals.map((id) => ({ id, title: titleOf(id), count: byGoal.get(id) ?? 0 }))}
      total={{ value: number(total, 1), label: t('insights.hoursUnit', { count: total }) }}
      formatCount={(hours) => t('reports.hourAmount', { count: hours, formatted: number(hours, 1) })}
      goalLabel={t('insights.goal.one')}
      countLabel={t('insights.hours')}
      legend
    />
  );
}
