import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Listing } from './gyg-list-store';

/**
 * The retry button goes when it is pressed, and the keyboard's place with it: puts the focus on the first card once the
 * list is there, or on the new button if it failed again. Gives what to call when the button is pressed.
 */
export function useFocusAfterRetry(root: RefObject<HTMLElement | null>, status: Listing['status']): () => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || status === 'loading') return;
    pressed.current = false;
    root.current?.querySelector<HTMLElement>(status === 'ready' ? 'article a' : '[role=alert] button')?.focus();
  }, [root, status]);
  return useCallback(() => {
    pressed.current = true;
  }, []);
}
