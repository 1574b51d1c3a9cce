import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Pager, type PagerProps } from './pager';
import s from './pager.module.css';

export interface ListFootProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The range of items on screen ("Showing 1 to 20 of 34"); announced when it changes. */
  shown: ReactNode;
  /** The pager, if there is more than one page. */
  pager?: PagerProps | undefined;
}

/** The footer of a paginated list. */
export const ListFoot = ({ shown, pager, className, ...rest }: ListFootProps) => (
  <div className={classNames(s.foot, className)} {...rest}>
    <p role="status">{shown}</p>
    {pager && <Pager {...pager} />}
  </div>
);
