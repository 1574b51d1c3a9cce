import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../../class-names';
import { FieldError, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import s from './field-group.module.css';

export interface FieldGroupProps extends FieldTexts, Omit<ComponentPropsWithRef<'fieldset'>, keyof FieldTexts> {
  /** `row` puts the inputs beside each other where there is room (a date and its time). */
  layout?: 'stack' | 'row' | undefined;
  /** Ids of further elements that describe the whole group. */
  describedBy?: string | undefined;
}

/**
 * Inputs that answer one question, under one legend with one hint and one error: a date and its time, a list of
 * checkboxes. `ref` and other props go to the fieldset.
 */
export const FieldGroup = (props: FieldGroupProps) => {
  const { label, optional, hint, error, labelHidden, layout = 'stack', describedBy, ...others } = props;
  const { className, children, id, ...rest } = others;
  const ownId = useId();
  const groupId = id ?? ownId;
  const describing = [hint && `${groupId}-hint`, error && `${groupId}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames(s.root, className)}
      id={groupId}
      aria-describedby={describing || undefined}
      data-invalid={error ? true : undefined}
      {...rest}
    >
      <legend className={labelHidden ? f.hidden : s.legend}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={f.optional}>{optional}</span>
          </>
        )}
      </legend>
      {hint && (
        <p className={classNames(f.hint, s.hint)} id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      <div className={s.body} data-layout={layout}>
        {children}
      </div>
      <FieldError id={`${groupId}-error`}>{error}</FieldError>
    </fieldset>
  );
};
