import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './field.module.css';

/** What every field takes besides its input's own attributes. */
export interface FieldTexts {
  label: ReactNode;
  /** Said beside the label of a field that may stay empty ("optional"). */
  optional?: string | undefined;
  /** A line below the label that helps before anything goes wrong. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to mend it; ties itself to the input and marks it invalid. */
  error?: ReactNode | undefined;
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined;
}

export interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** The input's, where it has to be known (a summary of errors leads to it). */
  id?: string | undefined;
  /** Ids of further describing elements (a counter, a list of rules). */
  describedBy?: string | undefined;
  /** Draws the input with the wiring spread onto it. */
  children: (wiring: FieldWiring) => ReactNode;
  /** Stands after the input: a counter, a meter. */
  after?: ReactNode | undefined;
}

/** Label, hint, input and error, tied together for sight and for screen readers. Ref and rest go to the element around. */
export const Field = (props: FieldProps) => {
  const { id, label, optional, hint, error, labelHidden, describedBy, className, children, after, ...rest } = props;
  const made = useId();
  const inputId = id ?? made;
  const describing = [hint && `${inputId}-hint`, error && `${inputId}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={classNames(s.root, className)} data-invalid={error ? true : undefined} {...rest}>
      <label className={labelHidden ? s.hidden : s.label} htmlFor={inputId} id={`${inputId}-label`}>
        {label}
        {optional && <span className={s.optional}> {optional}</span>}
      </label>
      {hint && (
        <p className={s.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: inputId,
        ...(describing && { 'aria-describedby': describing }),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
      {after}
    </div>
  );
};

/** The line that says what is wrong; nothing when there is nothing. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) =>
  children ? (
    <p className={s.error} id={id}>
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  ) : null;
