import { type ComponentPropsWithRef, type ReactNode, useCallback, useId } from 'react';
import { classNames } from '../../class-names';
import { FieldError } from '../field/field';
import s from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The label; it may contain links (terms). */
  children: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  /** Some, but not all, of its options are checked. Pressing it checks all. */
  indeterminate?: boolean | undefined;
}

/** A checkbox. `ref` and other props go to the input. */
export const Checkbox = (props: CheckboxProps) => {
  const { children, hint, error, id, className, indeterminate = false, ref, ...rest } = props;
  const made = useId();
  const inputId = id ?? made;
  const describing = [hint && `${inputId}-hint`, error && `${inputId}-error`, rest['aria-describedby']];
  // There is no HTML attribute for it: the state can only be set by script.
  const input = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref, indeterminate],
  );
  return (
    <div className={classNames(s.root, className)} data-disabled={rest.disabled || undefined}>
      <input
        type="checkbox"
        {...rest}
        ref={input}
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
