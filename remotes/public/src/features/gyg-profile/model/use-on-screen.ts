import { type RefCallback, useState } from 'react';

const none: ReadonlySet<Element> = new Set();

/** The part of the window that the bar at its foot covers does not count. */
const rootMargin = '0px 0px -88px 0px';

/** Whether any of the elements that get `watch` as their ref is in the window. */
export function useOnScreen(): { readonly anyOnScreen: boolean; readonly watch: RefCallback<Element> } {
  const [seen, setSeen] = useState(none);
  const [watch] = useState(() => (element: Element | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const mark = (isOnScreen: boolean) =>
      setSeen((before) => {
        if (before.has(element) === isOnScreen) return before;
        return new Set(isOnScreen ? [...before, element] : [...before].filter((other) => other !== element));
      });
    const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      mark(false);
    };
  });
  return { anyOnScreen: seen.size > 0, watch };
}
