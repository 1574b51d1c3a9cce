import { useEffect, useRef } from 'react';

/** Scrolls to the top of the list and focuses it when another page is opened, not on arrival. */
export function useFocusOnPage(page: number) {
  const head = useRef<HTMLParagraphElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return head;
}
