import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './visually-hidden.module.css';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span className={classNames(s.root, className)} {...rest} />
);
