import { useCallback, useSyncExternalStore } from 'react';

/** What `read` makes of an element's size. Renders again when that changes. */
export function useSize<Value extends number | boolean>(element: HTMLElement, read: () => Value): Value {
  const watch = useCallback(
    (changed: () => void) => {
      // In the next frame: what is rendered then may change the size that is being reported.
      const size = new ResizeObserver(() => requestAnimationFrame(changed));
      size.observe(element);
      return () => size.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(watch, read);
}
