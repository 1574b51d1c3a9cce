import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when what had it is replaced: returns a function that, once called, focuses the first thing marked
 * with `data-focus` in the element after `shown` has changed.
 *
 * @param isWaiting - while something is loading or being sent
 */
export function useFocusNext(element: HTMLElement, shown: string, isWaiting: boolean): () => void {
  const asked = useRef(false);
  const before = useRef(shown);
  // Before the first paint: someone who is quick chooses what is shown before later effects run.
  useLayoutEffect(() => {
    const hasChanged = before.current !== shown;
    if (isWaiting) return;
    before.current = shown;
    if (!asked.current || !hasChanged) return;
    const next = element.shadowRoot?.querySelector<HTMLElement>('[data-focus]');
    if (!next) return;
    asked.current = false;
    next.focus();
  }, [element, shown, isWaiting]);
  return useCallback(() => {
    asked.current = true;
  }, []);
}
