import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { GoalGlyph } from '../goal-tile/goal-tile';
import s from './goal-poster.module.css';

export interface GoalPosterProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The goal's number, 1 to 17. */
  goal: number;
}

/**
 * A flat poster in a goal's colours: the placeholder of a gyg without a picture, one design per goal. Fills its
 * container.
 */
export const GoalPoster = ({ goal, className, ...rest }: GoalPosterProps) => (
  <span className={classNames(s.root, className)} data-goal={goal} aria-hidden="true" {...rest}>
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMax slice"
      className={s.rays}
      aria-hidden="true"
      focusable="false"
    >
      {[190, 150, 110, 72].map((radius, index) => (
        <circle key={radius} cx="160" cy="200" r={radius} className={s.ring} data-ring={index} />
      ))}
    </svg>
    <GoalGlyph goal={goal} className={s.glyph} />
  </span>
);
