import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { FieldError } from '../field/field';
import f from '../field/field.module.css';
import s from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  title: ReactNode;
  detail?: ReactNode | undefined;
  /** A picture or icon before the words. */
  media?: ReactNode | undefined;
  /** A short word at the end ("3 left"). */
  aside?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  /** The inputs' common name; made up when left out. */
  name?: string | undefined;
  options: readonly RadioCard[];
  /** The chosen value, or null when nothing is chosen yet. */
  value: string | null;
  onValueChange: (value: string) => void;
}

/** One choice among cards: who you represent, what you give. Ref and rest go to the fieldset. */
export const RadioCards = (props: RadioCardsProps) => {
  const { legend, legendHidden, hint, error, name, options, value, onValueChange, className, ...rest } = props;
  const made = useId();
  const group = name ?? made;
  const describing = [hint && `${made}-hint`, error && `${made}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames(s.root, className)}
      aria-describedby={describing || undefined}
      data-invalid={error ? true : undefined}
      {...rest}
    >
      <legend className={legendHidden ? f.hidden : s.legend}>{legend}</legend>
      {hint && (
        <p className={classNames(f.hint, s.hint)} id={`${made}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className={s.card} data-disabled={rest.disabled || option.disabled || undefined}>
          <input
            type="radio"
            className={s.input}
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.media}
          <span className={s.words}>
            <span className={s.title}>{option.title}</span>
            {option.detail && <span className={s.detail}>{option.detail}</span>}
          </span>
          {option.aside && <span className={s.aside}>{option.aside}</span>}
        </label>
      ))}
      <FieldError id={`${made}-error`}>{error}</FieldError>
    </fieldset>
  );
};
