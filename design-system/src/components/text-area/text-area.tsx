import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import s from './text-area.module.css';
import { TextCounter, usedOf } from './text-counter';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts> {
  /** Returns the counter's text ("104 of 500 characters"); needs `maxLength`. */
  counter?: ((used: number, most: number) => string) | undefined;
}

/** Several lines of text with label, hint, error and, with `counter`, the used length. Grows with the text. */
export const TextArea = (props: TextAreaProps) => {
  const { label, optional, hint, error, labelHidden, id, className, counter, onChange, maxLength, ...rest } = props;
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const text = rest.value === undefined ? typed : String(rest.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  const counting = counter !== undefined && maxLength !== undefined;
  const describedBy = [rest['aria-describedby'], counting && counterId].filter(Boolean).join(' ');
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(describedBy && { describedBy })}
      after={counting && <TextCounter id={counterId} used={usedOf(text)} most={maxLength} words={counter} />}
    >
      {(wiring) => (
        <textarea
          rows={4}
          {...rest}
          maxLength={maxLength}
          onChange={change}
          {...wiring}
          className={classNames(f.input, s.area, className)}
        />
      )}
    </Field>
  );
};
