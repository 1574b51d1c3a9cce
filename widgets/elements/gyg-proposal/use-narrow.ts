import { useCallback, useSyncExternalStore } from 'react';

/** The width in pixels below which the form needs the whole screen. */
const narrowBelow = 460;

/** Whether the element is too narrow for a form in place. */
export function useNarrow(element: HTMLElement): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      // In the next frame: showing the form changes the size that is being reported.
      const size = new ResizeObserver(() => requestAnimationFrame(changed));
      size.observe(element);
      return () => size.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(watch, () => element.clientWidth > 0 && element.clientWidth < narrowBelow);
}
