import { GoalList } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';

/** The goals of an organisation's gygs, linked to its gygs: 80, 60 and 40 px by rank. */
export function OrganizationGoals({ goals }: { goals: readonly number[] }) {
  const { t } = useTranslation('public');
  const { goal } = useGoals();
  return (
    <GoalList
      goals={goals.map(goal).map(({ id, short, label }, index) => ({
        id,
        name: short,
        // The first six show their name, so the label must contain it.
        label: index < 6 ? t('common.goalLabel', { goal: id, title: short }) : label,
        href: paths.search({ goals: String(id) }),
      }))}
    />
  );
}
