import { GoalTile } from '@gyg/design-system';
import { paths } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import s from './organization-profile.module.css';

/** The goals of an organisation's gygs; each leads to the gygs that work for it. */
export function OrganizationGoals({ goals }: { goals: readonly number[] }) {
  const { goal } = useGoals();
  return (
    <ul className={s.tiles}>
      {goals.map((id) => (
        <li key={id}>
          <a className={s.tile} href={paths.search({ goals: String(id) })}>
            <GoalTile goal={id} title={goal(id).label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
