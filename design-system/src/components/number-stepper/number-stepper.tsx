import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import { Icon } from '../icon/icon';
import s from './number-stepper.module.css';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldTexts | 'type' | 'value' | 'onChange' | 'min' | 'max'
>;

export interface NumberStepperProps extends FieldTexts, InputProps {
  /** The number, or null while the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number | undefined;
  /** Typing may pass it (the screen then says what is wrong); the plus button may not. */
  max?: number | undefined;
  decreaseLabel: string;
  increaseLabel: string;
}

/** A whole number with a minus and a plus of 48 px. */
export const NumberStepper = (props: NumberStepperProps) => {
  const { label, optional, hint, error, labelHidden, id, className, ...others } = props;
  const { value, onValueChange, min = 0, max, decreaseLabel, increaseLabel, disabled, ...rest } = others;
  const current = value ?? min;
  const step = (by: number) => onValueChange(Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, current + by)));
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id }}>
      {(wiring) => (
        <span className={s.root}>
          <button
            type="button"
            className={s.step}
            aria-label={decreaseLabel}
            aria-controls={wiring.id}
            disabled={disabled || current <= min}
            onClick={() => step(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="off"
            {...rest}
            disabled={disabled}
            value={value ?? ''}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 9);
              onValueChange(digits === '' ? null : Number(digits));
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }}
            {...wiring}
            className={classNames(f.input, s.input, className)}
          />
          <button
            type="button"
            className={s.step}
            aria-label={increaseLabel}
            aria-controls={wiring.id}
            disabled={disabled || (max !== undefined && current >= max)}
            onClick={() => step(1)}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </Field>
  );
};
