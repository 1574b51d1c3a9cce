import { Children, type ComponentPropsWithRef, isValidElement } from 'react';
import { classNames } from '../../class-names';
import s from './card-grid.module.css';

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /**
   * The most columns in a row (specification 9): four are three up to 1100 px, two up to 700, one up to 500; three (stories
   * of a gyg) are two up to 700.
   */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /**
   * What those widths refer to. `page`: the window, or the grid's own width where it is in a narrow
   * column. `container`: the nearest element around it with `container-type`, whatever the window: on another site's page.
   */
  follows?: 'page' | 'container' | undefined;
  /** Small cards, such as people: four in a row in the column of a page too, three and two where there is less room. */
  dense?: boolean | undefined;
  /** A single row grows into the height that its place keeps for it. */
  fills?: boolean | undefined;
}

/** A list of cards in rows; each child becomes a list item. Class, ref and other attributes go to the list. */
export const CardGrid = (props: CardGridProps) => {
  const { columns = 4, dense, follows = 'page', fills, children, className, ...rest } = props;
  return (
    <div className={s.box} data-follows={follows} data-fills={fills || undefined}>
      <ul
        className={classNames(s.root, className)}
        data-columns={columns}
        data-dense={dense || undefined}
        data-follows={follows}
        {...rest}
      >
        {Children.map(children, (child) => isValidElement(child) && <li className={s.item}>{child}</li>)}
      </ul>
    </div>
  );
};
