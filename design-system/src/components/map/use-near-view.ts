import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has ever been near the viewport: within `margin`, 320 px by default. */
export function useNearView(element: RefObject<Element | null>, margin = '320px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
}
