import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './split.module.css';

export interface SplitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  main: ComponentPropsWithRef<'div'>['children'];
  /** The side column of 352 px; on narrow screens it is below, or above with `sideFirst`. */
  side: ComponentPropsWithRef<'div'>['children'];
  sideFirst?: boolean | undefined;
  /** Lets the column overlap the picture above the page. */
  overlap?: boolean | undefined;
}

/** A page with a sticky side column. */
export const Split = ({ main, side, sideFirst, overlap, className, ...rest }: SplitProps) => (
  <div className={classNames(s.root, className)} data-side-first={sideFirst || undefined} {...rest}>
    <div className={s.main}>{main}</div>
    <div className={s.side} data-overlap={overlap || undefined}>
      {side}
    </div>
  </div>
);
