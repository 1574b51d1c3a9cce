import { useEffect, useRef } from 'react';

/**
 * Leads eyes and keyboard to the top of a list when another of its pages is opened, not on arrival. The ref goes
 * to an element with `tabIndex={-1}`.
 */
export function useTopOnPage<Top extends HTMLElement>(page: number) {
  const top = useRef<Top>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return top;
}
