import { Children, type ComponentPropsWithRef, isValidElement } from 'react';
import { classNames } from '../../class-names';
import s from './card-grid.module.css';

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /** The most columns in a row: four (three up to 1100 px, two up to 700, one up to 500; specification 2.4), or three. */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

/** A list of cards; each child becomes a list item. Counts its columns by the page and by its own box, whichever is narrower. */
export const CardGrid = ({ columns = 4, children, className, ...rest }: CardGridProps) => (
  <div className={s.box}>
    <ul className={classNames(s.root, className)} data-columns={columns} {...rest}>
      {Children.map(children, (child) => isValidElement(child) && <li className={s.item}>{child}</li>)}
    </ul>
  </div>
);
