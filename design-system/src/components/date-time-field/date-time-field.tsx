import { type ReactNode, useId, useState } from 'react';
import { Field } from '../field/field';
import { FieldGroup, type FieldGroupProps } from '../field-group/field-group';
import s from './date-time-field.module.css';
import { momentOf, partsOf } from './moment';
import { Readout } from './readout';
import { TypedInput } from './typed-input';

export interface DateTimeFieldProps extends Omit<FieldGroupProps, 'children' | 'layout' | 'onChange' | 'describedBy'> {
  /** Names the date inside the group ("Date"). */
  dateLabel: string;
  timeLabel: string;
  /** `YYYY-MM-DDTHH:mm` in the place's own time, or an empty string. */
  value: string;
  /** Called with the date and time, or with an empty string while a part is missing. */
  onValueChange: (value: string) => void;
  /** The earliest and latest date and time, in the same format. */
  min?: string | undefined;
  max?: string | undefined;
  /** The time that is filled in when a date is chosen first ("09:00"). */
  usualTime?: string | undefined;
  /** The date and time in the page's language and the place's time zone, since the inputs use the browser's. */
  readout?: ReactNode | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
}

/** A date and a time, in two native inputs under one legend. `ref` and other props go to the fieldset. */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { dateLabel, timeLabel, value, onValueChange, min = '', max = '', usualTime = '', ...others } = props;
  const { readout, readOnly, required, className, error, ...rest } = others;
  const [typed, setTyped] = useState(partsOf(value));
  const readoutId = useId();
  // A half-filled field has no value yet; a controlled value overrides it.
  const parts = momentOf(typed) === value ? typed : partsOf(value);
  const change = (part: Partial<typeof parts>) => {
    const next = { ...parts, ...part };
    if (part.date && next.time === '') next.time = usualTime;
    setTyped(next);
    if (momentOf(next) !== value) onValueChange(momentOf(next));
  };
  const [from, to] = [partsOf(min), partsOf(max)];
  const shared = { readOnly, required, 'aria-invalid': error ? true : undefined } as const;
  return (
    <FieldGroup {...rest} {...{ error, className }} layout="row" {...(readout && { describedBy: readoutId })}>
      <span className={s.date}>
        <Field label={dateLabel}>
          {(wiring) => (
            <TypedInput
              {...wiring}
              {...shared}
              type="date"
              min={from.date || undefined}
              {...(to.date && { max: to.date })}
              value={parts.date}
              onValueChange={(date) => change({ date })}
            />
          )}
        </Field>
      </span>
      <span className={s.time}>
        <Field label={timeLabel}>
          {(wiring) => (
            <TypedInput
              {...wiring}
              {...shared}
              type="time"
              // The time is limited only on the first and the last day.
              min={parts.date !== '' && parts.date === from.date ? from.time : undefined}
              max={parts.date !== '' && parts.date === to.date ? to.time : undefined}
              value={parts.time}
              onValueChange={(time) => change({ time })}
            />
          )}
        </Field>
      </span>
      <Readout id={readoutId} className={s.wide}>
        {readout}
      </Readout>
    </FieldGroup>
  );
};
