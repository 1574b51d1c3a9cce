import { readJson, writeJson } from '@gyg/platform';
import { useState } from 'react';

const storageKey = (key: string) => `admin-text:${key}`;

const stored = (key: string): string => {
  const text = readJson('tab', storageKey(key))?.text;
  return typeof text === 'string' ? text : '';
};

/** Forgets a text after it was sent. */
export const clearStoredText = (key: string): void => writeJson('tab', storageKey(key), undefined);

/** A text that a person types. It survives a reload and a lost session, until it is cleared. */
export function useStoredText(key: string, initial = '') {
  const [text, setText] = useState(() => stored(key) || initial);
  const change = (next: string) => {
    setText(next);
    if (next === '' || next === initial) clearStoredText(key);
    else writeJson('tab', storageKey(key), { text: next });
  };
  return [text, change] as const;
}
