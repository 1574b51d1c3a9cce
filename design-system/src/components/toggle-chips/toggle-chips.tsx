import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './toggle-chips.module.css';

export interface ToggleChip<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: IconName | undefined;
}

export interface ToggleChipsProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'onToggle'> {
  /** Names the group for screen readers ("Filters"). */
  label: string;
  chips: readonly ToggleChip<Value>[];
  /** The values that are on. */
  selected: readonly Value[];
  /** Called with a value that was switched on or off. */
  onToggle: (value: Value, on: boolean) => void;
}

/** Filters that are switched on and off one by one; several can be on. */
export const ToggleChips = <Value extends string>(props: ToggleChipsProps<Value>) => {
  const { label, chips, selected, onToggle, className, ...rest } = props;
  return (
    <fieldset className={classNames(s.root, className)} aria-label={label} {...rest}>
      {chips.map((chip) => {
        const on = selected.includes(chip.value);
        return (
          <button
            key={chip.value}
            type="button"
            className={s.chip}
            aria-pressed={on}
            onClick={() => onToggle(chip.value, !on)}
          >
            {on ? <Icon name="check" size="sm" /> : chip.icon && <Icon name={chip.icon} size="sm" />}
            {chip.label}
          </button>
        );
      })}
    </fieldset>
  );
};
