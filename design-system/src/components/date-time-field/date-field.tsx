import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import s from './date-time-field.module.css';
import { Readout } from './readout';
import { TypedInput, type TypedInputProps, type TypedProps } from './typed-input';

export interface DateFieldProps extends FieldTexts, Omit<TypedProps, keyof FieldTexts> {
  /** A date, unless it is a time of day, or both in one input. */
  type?: TypedInputProps['type'] | undefined;
  /** The date in the page's language, since the input uses the browser's. */
  readout?: ReactNode | undefined;
}

/** A date as `YYYY-MM-DD`. `ref` and other props (`min`, `max` …) go to the native input. */
export const DateField = (props: DateFieldProps) => {
  const { label, optional, hint, error, labelHidden, id, type = 'date', readout, className, ...rest } = props;
  const readoutId = useId();
  const describedBy = [rest['aria-describedby'], readout && readoutId].filter(Boolean).join(' ');
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(describedBy && { describedBy })}
      after={<Readout id={readoutId}>{readout}</Readout>}
    >
      {(wiring) => (
        <TypedInput {...rest} {...wiring} type={type} className={classNames(type === 'date' && s.day, className)} />
      )}
    </Field>
  );
};
