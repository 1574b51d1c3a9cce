import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './field.module.css';

/** Props of every field besides its input's own attributes. */
export interface FieldTexts {
  label: ReactNode;
  /** Shown beside the label of an optional field ("optional"). */
  optional?: string | undefined;
  /** Help text below the label. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to correct it; describes the input and marks it invalid. */
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
  /** The id of the input, where it must be known (an error summary links to it). */
  id?: string | undefined;
  /** Ids of further describing elements (a counter, a list of rules). */
  describedBy?: string | undefined;
  /** For what a label element cannot name, such as an editor: the input takes `<id>-label` as `aria-labelledby`. */
  plainLabel?: boolean | undefined;
  /** Renders the input; spread the given props onto it. */
  children: (wiring: FieldWiring) => ReactNode;
  /** Content after the input: a counter, a meter. */
  after?: ReactNode | undefined;
}

/**
 * Label, hint, input and error, connected visually and for screen readers. `ref` and other props go to the root
 * element.
 */
export const Field = (props: FieldProps) => {
  const {
    id,
    label,
    optional,
    hint,
    error,
    labelHidden,
    describedBy,
    plainLabel,
    className,
    children,
    after,
    ...rest
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const Label = plainLabel ? 'span' : 'label';
  const describing = [hint && `${inputId}-hint`, error && `${inputId}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={classNames(s.root, className)} data-invalid={error ? true : undefined} {...rest}>
      <Label
        className={labelHidden ? s.hidden : s.label}
        id={`${inputId}-label`}
        {...(!plainLabel && { htmlFor: inputId })}
      >
        {label}
        {optional && <span className={s.optional}> {optional}</span>}
      </Label>
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

/** The error line; renders nothing without an error. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) =>
  children ? (
    <p className={s.error} id={id}>
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  ) : null;
