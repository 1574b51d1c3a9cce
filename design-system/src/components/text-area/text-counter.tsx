import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './text-area.module.css';

/** The length of a text as the API counts it: in UTF-16 units, without surrounding white space. */
export const usedOf = (text: string): number => text.trim().length;

/** From this share of the limit on it is announced, not only shown. */
const near = 0.9;
/** The pause after which typing counts as finished, in milliseconds. */
const pause = 1_000;

export interface TextCounterProps {
  id: string;
  used: number;
  most: number;
  words: (used: number, most: number) => string;
}

/**
 * The used length and the limit. Near the limit it is also announced, after a pause in typing, not on each key press.
 */
export const TextCounter = ({ id, used, most, words }: TextCounterProps) => {
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
