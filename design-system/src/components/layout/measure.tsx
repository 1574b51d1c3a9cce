import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './layout.module.css';

export interface MeasureProps extends ComponentPropsWithRef<'div'> {
  /**
   * The maximum line length: of running text (62 characters), of a lead, of a centred message; or one column of fields.
   */
  size?: 'text' | 'lead' | 'short' | 'form' | undefined;
  /** Centred in its container. */
  centred?: boolean | undefined;
}

/** Limits the line length for readability. */
export const Measure = ({ size = 'text', centred, className, ...rest }: MeasureProps) => (
  <div className={classNames(s.measure, className)} data-size={size} data-centred={centred || undefined} {...rest} />
);
