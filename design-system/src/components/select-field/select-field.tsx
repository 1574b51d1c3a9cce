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

/** Options under a group heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts> {
  options: readonly (SelectOption | SelectGroup)[];
  /**
   * The placeholder while nothing is selected ("Choose an organisation"); its value is empty, and it cannot be
   * selected.
   */
  placeholder?: string | undefined;
  /** `inline` puts the label beside a quiet select ("Sort by"). */
  look?: 'field' | 'inline' | undefined;
}

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
);

/** A native select with label, hint and error. `ref` and other props go to the select. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, optional, hint, error, labelHidden, id, className, options, look = 'field', ...others } = props;
  const { placeholder, ...rest } = others;
  const unset = placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      className={look === 'inline' ? s.inline : undefined}
      {...(rest['aria-describedby'] && { describedBy: rest['aria-describedby'] })}
    >
      {(wiring) => (
        <span className={s.box}>
          <select
            {...rest}
            {...(unset && { defaultValue: '' })}
            {...wiring}
            className={classNames(f.input, s.select, className)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map((option) => (
                    <Option key={option.value} {...option} />
                  ))}
                </optgroup>
              ) : (
                <Option key={entry.value} {...entry} />
              ),
            )}
          </select>
          <Icon name="chevron" size="sm" className={s.chevron} />
        </span>
      )}
    </Field>
  );
};
