import { useCallback, useState, useSyncExternalStore } from 'react';

/** The maximum width in pixels at which the list always has one column. */
const oneColumn = 500;
/** Cards shown there at first: twelve in one column would push the partner's page out of reach. */
const atFirst = 4;

export interface Fold {
  /** Cards to show. */
  shown: number;
  /** Cards to reserve space for while loading; undefined for one row. */
  expected: number | undefined;
  unfold: () => void;
}

/** How many of `count` cards to show at first if the list has one column, and a function that shows all. */
export function useFold(element: HTMLElement, count: number): Fold {
  const [isFolded, setIsFolded] = useState(true);
  const watch = useCallback(
    (changed: () => void) => {
      const size = new ResizeObserver(changed);
      size.observe(element);
      return () => size.disconnect();
    },
    [element],
  );
  const isNarrow = useSyncExternalStore(watch, () => element.clientWidth <= oneColumn);
  const unfold = useCallback(() => setIsFolded(false), []);
  return {
    shown: isFolded && isNarrow ? Math.min(count, atFirst) : count,
    expected: isNarrow ? atFirst : undefined,
    unfold,
  };
}
