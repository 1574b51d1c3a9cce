import { type RefObject, useEffect, useRef } from 'react';
import { showInList } from '../../behaviour/show-in-list';

/** Keeps the current segment visible in a list that scrolls. */
export function useShownSegment<List extends HTMLElement>(current: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    if (current !== undefined && list.current) {
      showInList(list.current, list.current.querySelector('[data-current]'));
    }
  }, [current]);
  return list;
}
