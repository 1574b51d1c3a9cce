import type { ComponentPropsWithRef } from 'react';
import s from './prose.module.css';

/** A column of the site's own running text. */
export const Prose = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={className === undefined ? s.root : `${s.root} ${className}`} {...rest} />
);
