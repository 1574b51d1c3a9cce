import type { ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field-group/field-group';
import { Checkbox } from './checkbox';
import s from './checkbox.module.css';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends Omit<FieldGroupProps, 'children' | 'onChange' | 'layout'> {
  options: readonly CheckboxOption[];
  /** The selected values. */
  value: readonly string[];
  /** Called with the selected values in the order of the options. */
  onValueChange: (value: string[]) => void;
  /** Adds a checkbox that selects or clears all ("All states"). */
  allLabel?: ReactNode | undefined;
}

/**
 * Several checkboxes for one question, optionally with one that selects all. `ref` and other props go to the fieldset.
 */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { options, value, onValueChange, allLabel, ...rest } = props;
  const tick = (ticked: (option: CheckboxOption) => boolean) =>
    onValueChange(options.filter(ticked).map((option) => option.value));
  const free = options.filter((option) => !option.disabled);
  const every = free.length > 0 && free.every((option) => value.includes(option.value));
  const boxes = options.map((option) => (
    <Checkbox
      key={option.value}
      hint={option.hint}
      disabled={option.disabled}
      checked={value.includes(option.value)}
      onChange={({ currentTarget }) =>
        tick(({ value: other }) => (other === option.value ? currentTarget.checked : value.includes(other)))
      }
    >
      {option.label}
    </Checkbox>
  ));
  return (
    <FieldGroup {...rest}>
      <div className={s.group}>
        {allLabel === undefined ? (
          boxes
        ) : (
          <>
            <Checkbox
              checked={every}
              indeterminate={!every && value.length > 0}
              onChange={() => tick((option) => (option.disabled ? value.includes(option.value) : !every))}
            >
              {allLabel}
            </Checkbox>
            <div className={s.below}>{boxes}</div>
          </>
        )}
      </div>
    </FieldGroup>
  );
};
