import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import s from './text-area.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts> {
  /** Says how much is used ("104 of 500 characters"); needs `maxLength`. */
  counter?: ((used: number, most: number) => string) | undefined;
}

/** Several lines of text with label, hint, error and, by `counter`, how much room is left. */
export const TextArea = (props: TextAreaProps) => {
  const { label, optional, hint, error, labelHidden, id, className, counter, onChange, maxLength, ...rest } = props;
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  };
  const counting = counter !== undefined && maxLength !== undefined;
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(counting && { describedBy: counterId })}
      after={
        counting && (
          <p className={s.counter} id={counterId}>
            {counter(used, maxLength)}
          </p>
        )
      }
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
