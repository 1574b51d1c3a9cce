import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../class-names';
import f from '../field/field.module.css';
import s from './date-time-field.module.css';
import { isReal } from './moment';

export interface TypedProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** `YYYY-MM-DD`, `HH:mm` or `YYYY-MM-DDTHH:mm`, or an empty string. */
  value: string;
  /** Called with a real date or time as soon as it is one, and with an empty string once the field is emptied or left without one. */
  onValueChange: (value: string) => void;
}

export interface TypedInputProps extends TypedProps {
  type: 'date' | 'time' | 'datetime-local';
}

const latest = { date: '9999-12-31', time: undefined, 'datetime-local': '9999-12-31T23:59' } as const;

/**
 * The browser's input of a date or time. While it has the focus it shows what is typed, whatever its value becomes:
 * a browser reports a year at its first digit (`0002-12-15`), and nothing while a part is missing.
 */
export const TypedInput = ({ value, onValueChange, type, className, ...props }: TypedInputProps) => {
  const { onFocus, onBlur, onKeyDown, ...rest } = props;
  const [typed, setTyped] = useState(value);
  const [focused, setFocused] = useState(false);
  const real = isReal(typed) ? typed : '';
  const report = (next: string) => {
    if (next !== value) onValueChange(next);
  };
  return (
    <input
      max={latest[type]}
      autoComplete="off"
      {...rest}
      type={type}
      className={classNames(f.input, s.typed, className)}
      value={focused || real === value ? typed : value}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        setTyped(next);
        // Browsers say so while a part is missing.
        const emptied = next === '' && !currentTarget.validity.badInput;
        if (emptied || isReal(next)) report(next);
      }}
      onFocus={(event) => {
        setTyped(event.currentTarget.value);
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        report(real);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter sends the form without leaving the field.
        if (event.key === 'Enter') report(real);
        onKeyDown?.(event);
      }}
    />
  );
};
