import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The current width in px of the element that gets `ref`; `fallback` where there is no layout. */
export const useWidth = (fallback = 640): { ref: RefObject<HTMLDivElement | null>; width: number } => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth || fallback);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [fallback]);
  return { ref, width };
};
