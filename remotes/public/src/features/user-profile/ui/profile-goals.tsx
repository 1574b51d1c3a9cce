import { goalCount } from '@gyg/contract/enums';
import { GoalList, Section } from '@gyg/design-system';
import { GoalOverview, GoalWheel } from '@gyg/design-system/charts';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';

/** The supported goals as a wheel, and as links: 80 px for the first three, 60 for the next three, then 40. */
export function ProfileGoals({ goals }: { goals: readonly number[] }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { goals: all, goal } = useGoals();
  if (goals.length === 0) return null;
  const givenLabel = t('profile.goals.given');
  const notYet = t('profile.goals.notYet');
  const counted = { count: goals.length, formatted: number(goals.length), most: goalCount };
  return (
    <Section title={t('profile.goals.title')} size="small" spacing="tight">
      <GoalOverview
        list={
          <GoalList
            goals={goals.map(goal).map(({ id, title, short }, index) => ({
              id,
              name: short,
              label: t('profile.goals.open', { goal: id, title: index < 6 ? short : title }),
              href: paths.search({ goals: String(id) }),
            }))}
          />
        }
        wheel={
          <GoalWheel
            mode="on"
            size="sm"
            // Its table is a landmark, and the section has the other name.
            title={t('profile.goals.chart')}
            titleHidden
            summary={t('profile.goals.summary', counted)}
            goals={all.map(({ id, title }) => ({ id, title, count: goals.includes(id) ? 1 : 0 }))}
            total={{ value: number(goals.length), label: t('profile.goals.total', counted) }}
            formatCount={(count) => (count > 0 ? givenLabel : notYet)}
            goalLabel={t('profile.goals.goal')}
            countLabel={givenLabel}
            texts={{
              showTable: t('common.chart.showTable'),
              showChart: t('common.chart.showChart'),
              failed: t('common.chart.failed'),
            }}
          />
        }
      />
    </Section>
  );
}
