import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './layout.module.css';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** 1408 px for grids, 1216 for flows and lists, 640 for reading and forms. */
  width?: 'wide' | 'medium' | 'narrow' | undefined;
  /** The default space above and below a page's content; `low` has less above it, for pages of work. */
  padded?: boolean | 'low' | undefined;
}

/** A page's content between its gutters. The shell renders the `<main>` around it. */
export const Page = ({ width = 'wide', padded, className, ...rest }: PageProps) => (
  <div className={classNames(s.page, className)} data-width={width} data-padded={padded || undefined} {...rest} />
);
