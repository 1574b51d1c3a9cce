import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { GoalGrid, type GoalGridProps } from './goal-grid';
import s from './goal-intro.module.css';

export interface GoalIntroProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    Pick<GoalGridProps, 'goals' | 'all'> {
  title: ReactNode;
  lead: ReactNode;
  /**
   * A line of numbers ("86 gygs open, 1 240 places to fill"); numbers in `<b>`. Its space is reserved while loading.
   */
  figures?: ReactNode | undefined;
}

/** An introduction to the seventeen goals, beside their grid; above it up to 1100 px. */
export const GoalIntro = ({ title, lead, figures, goals, all, className, ...rest }: GoalIntroProps) => (
  <div className={classNames(s.root, className)} {...rest}>
    <div>
      <h2>{title}</h2>
      <p className={s.lead}>{lead}</p>
      <p className={s.figures}>{figures}</p>
    </div>
    <GoalGrid goals={goals} all={all} />
  </div>
);
