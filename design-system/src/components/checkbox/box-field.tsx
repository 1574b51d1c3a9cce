import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { FieldError } from '../field/field';
import s from './box-field.module.css';

export interface BoxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The label. */
  children: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  /** The classes of the box and of its label. */
  classes: { box: string | undefined; label?: string | undefined };
}

/** The body that Checkbox and Switch share: a native checkbox with label, hint and error beside it. */
export const BoxField = ({ children, hint, error, id, className, classes, ...rest }: BoxFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describing = [hint && `${inputId}-hint`, error && `${inputId}-error`, rest['aria-describedby']];
  return (
    <div className={classNames(s.root, className)} data-disabled={rest.disabled || undefined}>
      <input
        type="checkbox"
        {...rest}
        id={inputId}
        className={classes.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={describing.filter(Boolean).join(' ') || undefined}
      />
      <div className={s.texts}>
        <label className={classNames(s.label, classes.label)} htmlFor={inputId}>
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
