import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './meter.module.css';

export interface MeterProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  value: number;
  /** At 0 nothing is needed, and `none` is shown instead of the meter. */
  max: number;
  /** What is measured, for screen readers ("Skills booked: 43 of 56"). */
  label: string;
  /** Shown when nothing is needed ("–"). */
  none?: ReactNode | undefined;
}

/** A count of a total, in numbers and as a bar: 43/56. */
export const Meter = ({ value, max, label, none = '–', className, ...rest }: MeterProps) =>
  max === 0 ? (
    <span className={classNames(s.none, className)} {...rest}>
      {none}
    </span>
  ) : (
    <span className={classNames(s.root, className)} {...rest}>
      <span className={s.numbers} aria-hidden="true">
        <b className={s.value}>{value}</b>/{max}
      </span>
      <meter className={s.bar} min={0} max={max} value={Math.min(value, max)} aria-label={label} />
    </span>
  );
