import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { GoalGlyph } from '../goal-tile/goal-tile';
import { Icon } from '../icon/icon';
import s from './goal-grid.module.css';

export interface GoalGridItem {
  /** The goal's number, 1 to 17. */
  id: number;
  title: string;
  href: string;
}

export interface GoalGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  goals: readonly GoalGridItem[];
  /** The eighteenth square: all gygs. */
  all: { title: string; href: string };
}

/** Six by three squares: the seventeen goals and, as the eighteenth, all gygs. */
export const GoalGrid = ({ goals, all, className, ...rest }: GoalGridProps) => (
  <div className={s.box}>
    <ul className={classNames(s.root, className)} {...rest}>
      {goals.map((goal) => (
        <li key={goal.id}>
          <a className={s.square} href={goal.href} data-goal={goal.id}>
            <span className={s.number}>{goal.id}</span>
            <GoalGlyph goal={goal.id} className={s.glyph} />
            <span className={s.title}>
              <SoftBreaks>{goal.title}</SoftBreaks>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a className={s.square} href={all.href} data-all>
          <Icon name="arrow" size="lg" className={s.arrow} />
          <span className={s.title}>{all.title}</span>
        </a>
      </li>
    </ul>
  </div>
);
