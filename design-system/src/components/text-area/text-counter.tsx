import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './text-area.module.css';

/** How long a text is for the API: in UTF-16 units, without the white space around it. */
export const usedOf = (text: string): number => text.trim().length;

/** From this share of the limit on it is announced, not only shown. */
const near = 0.9;
/** Who pauses this long has stopped typing, in milliseconds. */
const pause = 1_000;

export interface TextCounterProps {
  id: string;
  used: number;
  most: number;
  words: (used: number, most: number) => string;
}

/** How much is used of how much. Near the end it is also announced, after a pause in typing, not at each key. */
export const TextCounter = ({ id, used, most, words }: TextCounterProps) => {
  const state = used >= most ? 'full' : used >= most * near ? 'near' : 'room';
  const text = words(used, most);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(state === 'room' ? '' : text), pause);
    return () => clearTimeout(timer);
  }, [state, text]);
  return (
    <>
      <p className={s.counter} id={id} data-state={state}>
        {text}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
};
