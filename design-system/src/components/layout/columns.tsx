import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './columns.module.css';

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /**
   * The maximum number of columns. A number follows the page: four become three up to 1100 px, two up to 700, one up to
   * 500; two of text become one up to 700. `fit` fits as many of at least 224 px as there is room for, `fit-wide` of at
   * least 304 px.
   */
  count?: 2 | 3 | 4 | 'fit' | 'fit-wide' | undefined;
  /** The gap between columns and rows: --space-2 to --space-7. */
  gap?: 2 | 3 | 4 | 5 | 6 | 7 | undefined;
}

/** Equal columns of any content; for a list of cards use CardGrid. */
export const Columns = ({ count = 2, gap = 4, className, ...rest }: ColumnsProps) => (
  <div className={classNames(s.root, className)} data-count={count} data-gap={gap} {...rest} />
);
