import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> {}

/** One line of text (or e-mail, number, date by `type`) with label, hint and error. Ref and rest go to the input. */
export const TextField = ({ label, optional, hint, error, labelHidden, id, className, ...rest }: TextFieldProps) => (
  <Field
    {...{ label, optional, hint, error, labelHidden, id }}
    {...(rest['aria-describedby'] && { describedBy: rest['aria-describedby'] })}
  >
    {(wiring) => <input type="text" {...rest} {...wiring} className={classNames(f.input, className)} />}
  </Field>
);
