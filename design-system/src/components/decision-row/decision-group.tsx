import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { GoalTile } from '../goal-tile/goal-tile';
import { Icon } from '../icon/icon';
import { DecisionList } from './decision-list';
import s from './decision-row.module.css';

export interface DecisionGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** What the rows are about: a gyg, or the organisation. */
  title: ReactNode;
  /** 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The gyg's goal, shown as its tile. */
  goal?: number | undefined;
  /** Shown instead of a goal. */
  icon?: IconName | undefined;
  /** How soon the rows need an answer ("in 2 days"). */
  deadline?: ReactNode | undefined;
  /** DecisionRows. */
  children: ReactNode;
}

/** Requests about one thing, below a bar with its name. */
export const DecisionGroup = (props: DecisionGroupProps) => {
  const { title, headingLevel = 3, goal, icon, deadline, className, children, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <section className={classNames(s.group, className)} {...rest}>
      <div className={s.head}>
        {goal !== undefined && <GoalTile className={s.tile} goal={goal} size="sm" />}
        {goal === undefined && icon && (
          <span className={s.iconTile}>
            <Icon name={icon} size="sm" />
          </span>
        )}
        <Heading className={s.heading} id={id}>
          {title}
        </Heading>
        {deadline && <span className={s.deadline}>{deadline}</span>}
      </div>
      <DecisionList aria-labelledby={id}>{children}</DecisionList>
    </section>
  );
};
