import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { FieldError } from '../field/field';
import s from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off ("Show the list of recipients"); the same in both states. */
  children: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
}

/** A setting that is on or off. To agree or to choose several, use Checkbox. `ref` and other props go to the input. */
export const Switch = ({ children, hint, error, id, className, ...rest }: SwitchProps) => {
  const made = useId();
  const inputId = id ?? made;
  const describing = [hint && `${inputId}-hint`, error && `${inputId}-error`, rest['aria-describedby']];
  return (
    <div className={classNames(s.root, className)} data-disabled={rest.disabled || undefined}>
      <input
        type="checkbox"
        {...rest}
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its state itself
        role="switch"
        id={inputId}
        className={s.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describing.filter(Boolean).join(' ') || undefined}
      />
      <div className={s.texts}>
        <label className={s.label} htmlFor={inputId}>
          {children}
        </label>
        {hint && (
          <p className={s.hint} id={`${inputId}-hint`}>
            {hint}
          </p>
        )}
        <FieldError id={`${inputId}-error`}>{error}</FieldError>
      </div>
    </div>
  );
};
