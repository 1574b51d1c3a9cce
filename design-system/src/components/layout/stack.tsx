import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './layout.module.css';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** 4, 8, 16, 24, 32, 48, 64 or 96 px: the tokens --space-1 to --space-8. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  /** `start` keeps each item's width; `center` also centres it. */
  align?: 'stretch' | 'start' | 'center' | undefined;
}

/** Items below each other with equal spacing. */
export const Stack = ({ gap = 3, align, className, ...rest }: StackProps) => (
  <div className={classNames(s.stack, className)} data-gap={gap} data-align={align} {...rest} />
);

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  gap?: 1 | 2 | 3 | 4 | undefined;
  /** How the items are distributed in the row. */
  justify?: 'start' | 'between' | 'end' | 'center' | undefined;
  /** How the items are aligned; `baseline` for text of different sizes. */
  align?: 'center' | 'baseline' | 'start' | undefined;
}

/**
 * Items beside each other that wrap: buttons, badges. On phones `justify="end"` stacks buttons, the primary one first.
 */
export const Cluster = ({ gap = 2, justify = 'start', align, className, ...rest }: ClusterProps) => (
  <div
    className={classNames(s.cluster, className)}
    data-gap={gap}
    data-justify={justify}
    data-align={align}
    {...rest}
  />
);
