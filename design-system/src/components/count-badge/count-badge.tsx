import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './count-badge.module.css';

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many, as a number or formatted. At 0 nothing is shown. */
  count: number | string;
  /** Number and meaning for screen readers ("5 waiting"). */
  label: string;
}

/** A number of things that need an answer, on amber: beside a heading, in a tab, in a menu. */
export const CountBadge = ({ count, label, className, ...rest }: CountBadgeProps) =>
  count === 0 ? null : (
    <span className={classNames(s.root, className)} {...rest}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
