import { useCallback, useState, useSyncExternalStore } from 'react';

/** The widest list, in pixels, that has one card in a row whatever `row` says (specification 9, grids). */
const oneColumn = 500;
/** Cards shown there at first: twelve under each other would push the partner's own page out of reach. */
const atFirst = 4;

export interface Fold {
  /** Cards to show. */
  shown: number;
  /** Cards to keep room for while none has come; undefined where that is a row. */
  expected: number | undefined;
  unfold: () => void;
}

/** How many of `count` cards to show at first where the list is one column wide, and what shows them all. */
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
