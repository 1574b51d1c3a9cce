import { GoalTile, SideList } from '@gyg/design-system';
import { paths } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';

/** The goals of an organisation's gygs; each leads to the gygs that work for it. */
export function OrganizationGoals({ goals }: { goals: readonly number[] }) {
  const { goal } = useGoals();
  return (
    <SideList>
      {goals.map((id) => (
        <a key={id} href={paths.search({ goals: String(id) })}>
          <GoalTile goal={id} title={goal(id).label} />
        </a>
      ))}
    </SideList>
  );
}
