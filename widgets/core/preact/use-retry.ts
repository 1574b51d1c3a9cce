import { useState } from 'react';
import { useFocusNext } from './use-focus-next';
import type { Loader } from './use-load';

/** Loads again what could not be loaded. The focus of the button goes to what comes, or to the button if it fails again. */
export function useRetry(element: HTMLElement, { loaded: { status }, reload }: Loader<unknown>): () => void {
  const [tries, setTries] = useState(0);
  const focusNext = useFocusNext(element, status + tries, status === 'loading');
  return () => {
    setTries(tries + 1);
    focusNext();
    void reload();
  };
}
