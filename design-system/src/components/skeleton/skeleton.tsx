import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  shape?: 'text' | 'heading' | 'block' | 'circle' | undefined;
  /** The share of the line that it fills; a `figure` is as wide as a number in a table. */
  length?: 'full' | 'long' | 'half' | 'short' | 'figure' | undefined;
}

/** A placeholder for loading content. Hidden from screen readers: set `aria-busy` on the container. */
export const Skeleton = ({ shape = 'text', length = 'full', className, ...rest }: SkeletonProps) => (
  <span
    className={classNames(s.root, className)}
    data-shape={shape}
    data-length={length}
    aria-hidden="true"
    {...rest}
  />
);

export interface GygCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {}

/** The placeholder of a gyg card, of the same height. */
export const GygCardSkeleton = ({ className, ...rest }: GygCardSkeletonProps) => (
  <div className={classNames(s.card, className)} aria-hidden="true" {...rest}>
    <span className={s.picture} />
    <span className={s.tile} />
    <div className={s.body}>
      <Skeleton shape="heading" length="long" />
      <Skeleton shape="heading" length="half" />
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="short" />
    </div>
    <div className={s.host}>
      <Skeleton length="half" />
    </div>
  </div>
);
