import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './mark-buttons.module.css';

export interface MarkOption<Value extends string> {
  value: Value;
  label: string;
  icon: IconName;
  /** The colour once it is pressed; shape and word say the same. */
  tone: 'good' | 'bad' | 'info';
}

export interface MarkButtonsProps<Value extends string> extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** Names the group for screen readers ("Attendance of Maja Lindqvist"). */
  label: string;
  options: readonly MarkOption<Value>[];
  /** The pressed option; null if none is. */
  value: Value | null;
  /** Called with the pressed option, or with null if it was pressed before. */
  onValueChange: (value: Value | null) => void;
}

/** Large buttons that mark something with one tap; a second tap removes the mark. */
export const MarkButtons = <Value extends string>(props: MarkButtonsProps<Value>) => {
  const { label, options, value, onValueChange, className, ...rest } = props;
  return (
    <fieldset className={classNames(s.root, className)} aria-label={label} {...rest}>
      {options.map((option) => {
        const pressed = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            className={s.button}
            data-tone={option.tone}
            aria-pressed={pressed}
            onClick={() => onValueChange(pressed ? null : option.value)}
          >
            <Icon name={option.icon} />
            <span className={s.text}>{option.label}</span>
          </button>
        );
      })}
    </fieldset>
  );
};
