import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top of a list and focuses it when another of its pages is opened, not on arrival. Attach the ref to an
 * element with `tabIndex={-1}`.
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
