import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width in px of the box that `ref` is given to, kept up to date; `fallback` where nothing is laid out. */
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
