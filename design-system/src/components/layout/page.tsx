import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './layout.module.css';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** 1408, 1216 (flows) or 720 px (forms, text). */
  width?: 'wide' | 'medium' | 'narrow' | undefined;
  /** The usual room above and below a page's content. */
  padded?: boolean | undefined;
}

/** A page's content between its gutters. The `<main>` around it is the shell's. */
export const Page = ({ width = 'wide', padded, className, ...rest }: PageProps) => (
  <div className={classNames(s.page, className)} data-width={width} data-padded={padded || undefined} {...rest} />
);

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** 4, 8, 16, 24, 32, 48 or 64 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
}

/** Things below each other with one distance. */
export const Stack = ({ gap = 3, className, ...rest }: StackProps) => (
  <div className={classNames(s.stack, className)} data-gap={gap} {...rest} />
);

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  gap?: 1 | 2 | 3 | 4 | undefined;
  /** Where the row's things stand. */
  justify?: 'start' | 'between' | 'end' | 'center' | undefined;
}

/** Things beside each other that wrap: buttons, badges. On phones `justify="end"` stacks buttons, the main one first. */
export const Cluster = ({ gap = 2, justify = 'start', className, ...rest }: ClusterProps) => (
  <div className={classNames(s.cluster, className)} data-gap={gap} data-justify={justify} {...rest} />
);

export interface SplitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  main: ComponentPropsWithRef<'div'>['children'];
  /** The column of 352 px; on narrow screens it stands below, or above with `sideFirst`. */
  side: ComponentPropsWithRef<'div'>['children'];
  sideFirst?: boolean | undefined;
  /** Lets the column reach up over the picture above the page. */
  overlap?: boolean | undefined;
}

/** A page with a side column. */
export const Split = ({ main, side, sideFirst, overlap, className, ...rest }: SplitProps) => (
  <div className={classNames(s.split, className)} data-side-first={sideFirst || undefined} {...rest}>
    <div className={s.main}>{main}</div>
    <div className={s.side} data-overlap={overlap || undefined}>
      {side}
    </div>
  </div>
);
