import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Field } from '../field/field';
import f from '../field/field.module.css';
import type { TextFieldProps } from '../text-field/text-field';
import s from './date-time-field.module.css';
import { Readout } from './readout';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'look'> {
  /** The date in the page's language, since the input uses the browser's. */
  readout?: ReactNode | undefined;
}

/** A date as `YYYY-MM-DD`. `ref` and other props (`min`, `max`, `value`, `onChange` …) go to the native input. */
export const DateField = (props: DateFieldProps) => {
  const { label, optional, hint, error, labelHidden, id, readout, className, ...rest } = props;
  const readoutId = useId();
  const describedBy = [rest['aria-describedby'], readout && readoutId].filter(Boolean).join(' ');
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(describedBy && { describedBy })}
      after={<Readout id={readoutId}>{readout}</Readout>}
    >
      {(wiring) => (
        <input
          max="9999-12-31"
          autoComplete="off"
          {...rest}
          {...wiring}
          type="date"
          className={classNames(f.input, s.day, className)}
        />
      )}
    </Field>
  );
};
