import { Children, type ComponentPropsWithRef, isValidElement } from 'react';
import { classNames } from '../../class-names';
import s from './card-grid.module.css';

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /**
   * The maximum number of columns. Four become three up to 1100 px, two up to 700, one up to 500; three (a gyg's
   * stories) become two up to 700.
   */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /**
   * What the breakpoints refer to. `page`: the window, or the grid's own width in a narrow column. `container`: the
   * nearest ancestor with `container-type`, for pages of other sites.
   */
  follows?: 'page' | 'container' | undefined;
  /** Small cards, such as people: four in a row in a page's column too, three or two where there is less room. */
  dense?: boolean | undefined;
  /** A single row stretches to the height reserved for it. */
  fills?: boolean | undefined;
  /** Leaves out the cards that would not fill the last row at the current width; a first row is always shown. */
  fullRows?: boolean | undefined;
}

/** A list of cards in rows; each child becomes a list item. `className`, `ref` and other attributes go to the list. */
export const CardGrid = (props: CardGridProps) => {
  const { columns = 4, dense, follows = 'page', fills, fullRows, children, className, ...rest } = props;
  return (
    <div className={s.box} data-follows={follows} data-fills={fills || undefined}>
      <ul
        className={classNames(s.root, className)}
        data-columns={columns}
        data-dense={dense || undefined}
        data-follows={follows}
        data-full-rows={fullRows || undefined}
        {...rest}
      >
        {Children.map(children, (child) => isValidElement(child) && <li className={s.item}>{child}</li>)}
      </ul>
    </div>
  );
};
