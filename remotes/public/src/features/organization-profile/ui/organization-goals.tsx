import { GoalList } from '@gyg/design-system';
import { paths } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';

/** The goals of an organisation's gygs, each a link to its gygs: 80, 60 and 40 px by rank (specification 9). */
export function OrganizationGoals({ goals }: { goals: readonly number[] }) {
  const { goal } = useGoals();
  return (
    <GoalList
      goals={goals.map(goal).map(({ id, short, label }) => ({
        id,
        name: short,
        label,
        href: paths.search({ goals: String(id) }),
      }))}
    />
  );
}
