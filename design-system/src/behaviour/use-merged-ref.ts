import { type Ref, type RefObject, useCallback } from 'react';

/** One ref callback for an element that both the component and its parent need. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): (element: Element | null) => void {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof given === 'function') given(element);
      else if (given) given.current = element;
    },
    [own, given],
  );
}
