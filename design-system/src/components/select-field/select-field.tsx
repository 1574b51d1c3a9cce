import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import { Icon } from '../icon/icon';
import s from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts> {
  options: readonly SelectOption[];
  /** `inline` puts the label beside a quiet select ("Sort by"). */
  look?: 'field' | 'inline' | undefined;
}

/** A native select with label, hint and error. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, optional, hint, error, labelHidden, id, className, options, look = 'field', ...rest } = props;
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id }} className={look === 'inline' ? s.inline : undefined}>
      {(wiring) => (
        <span className={s.box}>
          <select {...rest} {...wiring} className={classNames(f.input, s.select, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size="sm" className={s.chevron} />
        </span>
      )}
    </Field>
  );
};
