import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { FieldError } from '../field/field';
import s from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The label; it may hold links (terms). */
  children: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
}

/** A box to tick. Ref and rest go to the input. */
export const Checkbox = ({ children, hint, error, id, className, ...rest }: CheckboxProps) => {
  const made = useId();
  const inputId = id ?? made;
  const describing = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(s.root, className)}>
      <input
        type="checkbox"
        {...rest}
        id={inputId}
        className={s.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describing || undefined}
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
