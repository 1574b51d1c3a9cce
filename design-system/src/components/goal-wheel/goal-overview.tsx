import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './goal-overview.module.css';

export interface GoalOverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A small GoalWheel. */
  wheel: ReactNode;
  /** A GoalList. */
  list: ReactNode;
}

/** A person's or an organisation's goals: the wheel, and beside it (on phones below) the goals as links. */
export const GoalOverview = ({ wheel, list, className, ...rest }: GoalOverviewProps) => (
  <div className={classNames(s.root, className)} {...rest}>
    <div>{wheel}</div>
    <div className={s.list}>{list}</div>
  </div>
);
