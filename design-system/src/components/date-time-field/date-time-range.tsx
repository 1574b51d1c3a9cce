import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field';
import s from './date-time-field.module.css';
import { isAfter } from './moment';

type Side = Pick<DateTimeFieldProps, 'label' | 'hint' | 'error' | 'usualTime' | 'readout'>;

export interface DateTimeRangeValue {
  /** `YYYY-MM-DDTHH:mm`, or an empty string. */
  start: string;
  end: string;
}

export interface DateTimeRangeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  start: Side;
  end: Side;
  dateLabel: string;
  timeLabel: string;
  value: DateTimeRangeValue;
  onValueChange: (value: DateTimeRangeValue) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** The error shown at the end while it is not after the start ("It ends before it starts."). */
  orderError: ReactNode;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/**
 * A start and an end: an end before the start cannot be picked, and shows an error if it becomes one. `ref` and other
 * props go to the root.
 */
export const DateTimeRange = (props: DateTimeRangeProps) => {
  const { start, end, dateLabel, timeLabel, value, onValueChange, min, max, orderError, ...others } = props;
  const { disabled, readOnly, className, ...rest } = others;
  const shared = { dateLabel, timeLabel, max, disabled, readOnly };
  return (
    <div className={classNames(s.range, className)} {...rest}>
      <DateTimeField
        {...start}
        {...shared}
        min={min}
        value={value.start}
        onValueChange={(moment) => onValueChange({ ...value, start: moment })}
      />
      <DateTimeField
        {...end}
        {...shared}
        min={value.start || min}
        error={isAfter(value.end, value.start) ? end.error : orderError}
        value={value.end}
        onValueChange={(moment) => onValueChange({ ...value, end: moment })}
      />
    </div>
  );
};
