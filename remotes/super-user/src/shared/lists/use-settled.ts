import { useEffect, useState } from 'react';

/** How long a text must be unchanged, in milliseconds. */
const delay = 300;

/** The text once it has not changed for a moment, so that not every letter is looked up. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
