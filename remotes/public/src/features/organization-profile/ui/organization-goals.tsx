import { GoalList } from '@gyg/design-system';
import { paths } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';

/** The goals of an organisation's gygs; each leads to the gygs that work for it. */
export function OrganizationGoals({ goals }: { goals: readonly number[] }) {
  const { goal } = useGoals();
  return (
    <GoalList
      size={40}
      goals={goals.map(goal).map(({ id, short, label }) => ({
        id,
        name: short,
        label,
        href: paths.search({ goals: String(id) }),
      }))}
    />
  );
}
