import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../class-names';
import { readWholeNumber } from '../../text/whole-number';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './number-stepper.module.css';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldTexts | 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'
>;

export interface NumberStepperProps extends FieldTexts, InputProps {
  /** The number; null while the field is empty, NaN while it is no whole number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number | undefined;
  /** The maximum. Typing may exceed it (the screen then shows an error); the plus button may not. */
  max?: number | undefined;
  /** The step of buttons and arrow keys; 1 by default. */
  step?: number | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  /** Announced with the number when a step reaches the minimum or maximum ("120, that is the most"). */
  boundText?: ((bound: 'min' | 'max', value: number) => string) | undefined;
}

/**
 * An integer with a minus and a plus button of 48 px. Whatever is typed stays: what is no whole number is NaN, and the
 * screen shows an error. `ref` and other props go to the input.
 */
export const NumberStepper = (props: NumberStepperProps) => {
  const { label, optional, hint, error, labelHidden, id, className, ...others } = props;
  const { value, onValueChange, min = 0, max, step = 1, decreaseLabel, increaseLabel, boundText, ...rest } = others;
  const most = max ?? Number.MAX_SAFE_INTEGER;
  const number = value === null || Number.isNaN(value) ? undefined : value;
  const current = number ?? min;
  const locked = rest.disabled === true || rest.readOnly === true;
  // What was typed stays as it is, while it means the value.
  const [typed, setTyped] = useState('');
  const typedNumber = readWholeNumber(typed);
  const isTyped = number === undefined ? !typedNumber && typedNumber !== 0 : typedNumber === number;
  const [announcement, setAnnouncement] = useState('');
  const stepBy = (by: number) => {
    if (locked) return;
    const next = Math.max(min, Math.min(most, current + by));
    const bound = next === min ? 'min' : next === max ? 'max' : undefined;
    setTyped('');
    setAnnouncement((bound && boundText?.(bound, next)) ?? String(next));
    if (next !== value) onValueChange(next);
  };
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(rest['aria-describedby'] && { describedBy: rest['aria-describedby'] })}
    >
      {(wiring) => (
        <span className={s.root}>
          <StepButton
            icon="minus"
            label={decreaseLabel}
            controls={wiring.id}
            disabled={rest.disabled}
            atEnd={current <= min || locked}
            onStep={() => stepBy(-step)}
          />
          <input
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={number}
            inputMode="numeric"
            autoComplete="off"
            {...rest}
            value={isTyped ? typed : (number ?? '')}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onValueChange(readWholeNumber(event.currentTarget.value));
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              stepBy(event.key === 'ArrowUp' ? step : -step);
            }}
            {...wiring}
            className={classNames(f.input, s.input, className)}
          />
          <StepButton
            icon="plus"
            label={increaseLabel}
            controls={wiring.id}
            disabled={rest.disabled}
            atEnd={current >= most || locked}
            onStep={() => stepBy(step)}
          />
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        </span>
      )}
    </Field>
  );
};

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  /** The id of the input that it changes. */
  controls: string;
  disabled: boolean | undefined;
  /** The limit is reached. The button keeps the focus, so that keyboard users do not lose their place. */
  atEnd: boolean;
  onStep: () => void;
}

/** One of the two buttons beside the number. */
const StepButton = ({ icon, label, controls, disabled, atEnd, onStep }: StepButtonProps) => (
  <button
    type="button"
    className={s.step}
    aria-label={label}
    aria-controls={controls}
    aria-disabled={atEnd || undefined}
    disabled={disabled}
    onClick={onStep}
  >
    <Icon name={icon} />
  </button>
);
