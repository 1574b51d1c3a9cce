import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Listing } from './gyg-list-store';

/**
 * The retry button disappears when it is pressed, and the focus with it. Moves the focus to the first card when the
 * list has loaded, or to the new button if it failed again. Returns a function to call when the button is pressed.
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
