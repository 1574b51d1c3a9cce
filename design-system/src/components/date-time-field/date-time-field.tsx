import { type ReactNode, useId, useState } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field-group/field-group';
import { TextField } from '../text-field/text-field';
import s from './date-time-field.module.css';
import { momentOf, partsOf } from './moment';
import { Readout } from './readout';

export interface DateTimeFieldProps extends Omit<FieldGroupProps, 'children' | 'layout' | 'onChange' | 'describedBy'> {
  /** Names the date inside the group ("Date"). */
  dateLabel: string;
  timeLabel: string;
  /** `YYYY-MM-DDTHH:mm` in the place's own time, or an empty text. */
  value: string;
  /** Gives the moment, or an empty text while a part is missing. */
  onValueChange: (value: string) => void;
  /** The earliest and latest moment, in the same shape. */
  min?: string | undefined;
  max?: string | undefined;
  /** The time of day that is filled in when a date is chosen first ("09:00"). */
  usualTime?: string | undefined;
  /** The moment in the page's language and with its place's time, since the inputs follow the browser's. */
  readout?: ReactNode | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
}

/** A day and a time of day, in two native inputs under one legend. Ref and rest go to the fieldset. */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { dateLabel, timeLabel, value, onValueChange, min = '', max = '', usualTime = '', ...others } = props;
  const { readout, readOnly, required, className, error, ...rest } = others;
  const [typed, setTyped] = useState(partsOf(value));
  const readoutId = useId();
  // A half-filled field has no value yet; a value from outside overrides it.
  const parts = momentOf(typed) === value ? typed : partsOf(value);
  const change = (part: Partial<typeof parts>) => {
    const next = { ...parts, ...part };
    if (part.date && next.time === '') next.time = usualTime;
    setTyped(next);
    if (momentOf(next) !== value) onValueChange(momentOf(next));
  };
  const [from, to] = [partsOf(min), partsOf(max)];
  const shared = { readOnly, required, 'aria-invalid': error ? true : undefined, autoComplete: 'off' } as const;
  return (
    <FieldGroup {...rest} {...{ error, className }} layout="row" {...(readout && { describedBy: readoutId })}>
      <span className={s.date}>
        <TextField
          {...shared}
          type="date"
          label={dateLabel}
          min={from.date || undefined}
          max={to.date || '9999-12-31'}
          value={parts.date}
          onChange={(event) => change({ date: event.currentTarget.value })}
        />
      </span>
      <span className={s.time}>
        <TextField
          {...shared}
          type="time"
          label={timeLabel}
          // Only on the first and the last day does the hour matter.
          min={parts.date !== '' && parts.date === from.date ? from.time : undefined}
          max={parts.date !== '' && parts.date === to.date ? to.time : undefined}
          value={parts.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
      </span>
      <Readout id={readoutId} className={s.wide}>
        {readout}
      </Readout>
    </FieldGroup>
  );
};
