import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import s from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> {
  /** `code` spaces out digits that are read one by one (the code from an e-mail). */
  look?: 'text' | 'code' | undefined;
}

/**
 * One line of text (or e-mail, address, number by `type`) with label, hint and error. `ref` and other props go to the
 * input.
 */
export const TextField = (props: TextFieldProps) => {
  const { label, optional, hint, error, labelHidden, id, look = 'text', className, ...rest } = props;
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(rest['aria-describedby'] && { describedBy: rest['aria-describedby'] })}
    >
      {(wiring) => (
        <input type="text" {...rest} {...wiring} data-look={look} className={classNames(f.input, s.input, className)} />
      )}
    </Field>
  );
};
