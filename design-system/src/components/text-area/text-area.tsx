import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './text-area.module.css';

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

/** The length of a text as the API counts it: in UTF-16 units, without surrounding white space. */
const usedOf = (text: string): number => text.trim().length;

/** From this share of the limit on it is announced, not only shown. */
const near = 0.9;
/** The pause after which typing counts as finished, in milliseconds. */
const pause = 1_000;

interface TextCounterProps {
  id: string;
  used: number;
  most: number;
  words: (used: number, most: number) => string;
}

/**
 * The used length and the limit. Near the limit it is also announced, after a pause in typing, not on each key press.
 */
const TextCounter = ({ id, used, most, words }: TextCounterProps) => {
  const state = used >= most ? 'full' : used >= most * near ? 'near' : 'room';
  const text = words(used, most);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(state === 'room' ? '' : text), pause);
    return () => clearTimeout(timer);
  }, [state, text]);
  return (
    <>
      <p className={s.counter} id={id} data-state={state}>
        {text}
      </p>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
};
