import type { ComponentPropsWithRef } from 'react';
import { goalIds } from '../../../tokens/goals';
import { classNames } from '../../class-names';
import s from './goal-wheel-mark.module.css';

export interface GoalWheelMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The highlighted goals, 1 to 17; the others are pale. */
  goals: readonly number[];
  /** The label ("6 of 17 goals"); without it the mark is decoration. */
  label?: string | undefined;
  /** 24, 40 or 64 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The wheel at icon size: seventeen rays, on or off. Loads nothing. */
export const GoalWheelMark = ({ goals, label, size = 'md', className, ...rest }: GoalWheelMarkProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
  <svg
    viewBox="-32 -32 64 64"
    className={classNames(s.root, className)}
    data-size={size}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    {goalIds.map((id) => (
      <path
        key={id}
        data-goal={id}
        data-on={goals.includes(id) || undefined}
        className={s.ray}
        transform={`rotate(${((id - 0.5) * 360) / goalIds.length})`}
        d="M-1.9 -13.500L-4.600 -29.500Q0 -31.500 4.600 -29.500L1.900 -13.500Q0 -14.500 -1.900 -13.500z"
      />
    ))}
  </svg>
);
