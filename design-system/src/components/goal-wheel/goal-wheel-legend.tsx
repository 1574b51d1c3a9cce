import type { ReactNode } from 'react';
import { SoftBreaks } from '../../text/soft-breaks';
import { GoalTile } from '../goal-tile/goal-tile';
import s from './goal-wheel.module.css';
import type { WheelGoal } from './wheel-goal';

export interface GoalWheelLegendProps {
  goals: readonly WheelGoal[];
  formatCount: (count: number) => string;
  mode: 'count' | 'on';
}

/** The names of the goals with a count, largest first; equal goals keep their order. */
export const GoalWheelLegend = ({ goals, formatCount, mode }: GoalWheelLegendProps) => (
  <ul className={s.legend}>
    {goals
      .filter(({ count }) => count > 0)
      .sort((a, b) => (mode === 'on' ? 0 : b.count - a.count))
      .map(({ id, title, count, href }) => (
        <li key={id} className={s.entry}>
          <GoalTile goal={id} size="sm" />
          <span className={s.name}>
            <NamedGoal href={href}>
              {id}. <SoftBreaks>{title}</SoftBreaks>
            </NamedGoal>
          </span>
          {mode === 'count' && <span className={s.amount}>{formatCount(count)}</span>}
        </li>
      ))}
  </ul>
);

const NamedGoal = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <a className={s.link} href={href}>
      {children}
    </a>
  );
