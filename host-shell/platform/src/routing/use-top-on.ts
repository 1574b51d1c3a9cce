import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top of something and focuses it when another part of it is shown (a page of a list, a step of a form),
 * not on arrival. Attach the ref to an element with `tabIndex={-1}`.
 */
export function useTopOn<Top extends HTMLElement>(part: number | string) {
  const top = useRef<Top>(null);
  const before = useRef(part);
  useEffect(() => {
    if (before.current === part) return;
    before.current = part;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [part]);
  return top;
}
