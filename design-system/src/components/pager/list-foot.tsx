import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Pager, type PagerProps } from './pager';
import s from './pager.module.css';

export interface ListFootProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Which part of the list is on screen ("Showing 1 to 20 of 34"); announced when it changes. */
  shown: ReactNode;
  /** The ways to the other parts, where there are any. */
  pager?: PagerProps | undefined;
}

/** What is below a list that comes page by page. */
export const ListFoot = ({ shown, pager, className, ...rest }: ListFootProps) => (
  <div className={classNames(s.foot, className)} {...rest}>
    <p role="status">{shown}</p>
    {pager && <Pager {...pager} />}
  </div>
);
