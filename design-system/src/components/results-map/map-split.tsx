import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './results-map.module.css';

export interface MapSplitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  list: ReactNode;
  /** The map beside the list; up to the width "compact" it is shown instead of the list, as high as the screen. */
  map?: ReactNode | undefined;
  /** The button that switches between list and map, floating at the bottom up to the width "compact". */
  toggle?: ReactNode | undefined;
}

/** A list of results and its map. */
export const MapSplit = ({ list, map, toggle, className, ...rest }: MapSplitProps) => (
  <div className={classNames(s.split, className)} data-map={map ? true : undefined} {...rest}>
    <div className={s.list}>{list}</div>
    {map && <div className={s.map}>{map}</div>}
    {toggle && <div className={s.toggle}>{toggle}</div>}
  </div>
);
