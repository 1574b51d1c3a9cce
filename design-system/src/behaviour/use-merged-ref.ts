import { type Ref, type RefObject, useCallback } from 'react';

/** One ref callback for an element that both the component and its parent need. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  forwarded: Ref<Element> | undefined,
): (element: Element | null) => void {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof forwarded === 'function') forwarded(element);
      else if (forwarded) forwarded.current = element;
    },
    [own, forwarded],
  );
}
