import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Skeleton } from './skeleton';
import s from './skeleton.module.css';

export interface TextSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 4 by default. */
  lines?: number | undefined;
  /** Whether a heading is above. */
  heading?: boolean | undefined;
}

const lengths = ['full', 'long', 'full', 'half'] as const;

/** The placeholder of a heading and some lines of text. */
export const TextSkeleton = ({ lines = 4, heading, className, ...rest }: TextSkeletonProps) => (
  <div className={classNames(s.text, className)} aria-hidden="true" {...rest}>
    {heading && <Skeleton shape="heading" length="half" />}
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines without text have no other key
      <Skeleton key={index} length={index === lines - 1 ? 'half' : (lengths[index % 4] ?? 'full')} />
    ))}
  </div>
);

export interface FieldsSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 2 by default. */
  fields?: number | undefined;
}

/** The placeholder of a form's fields and button. */
export const FieldsSkeleton = ({ fields = 2, className, ...rest }: FieldsSkeletonProps) => (
  <div className={classNames(s.fields, className)} aria-hidden="true" {...rest}>
    {Array.from({ length: fields }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fields without text have no other key
      <div key={index}>
        <Skeleton length="short" />
        <span className={s.field} />
      </div>
    ))}
    <span className={s.button} />
  </div>
);
