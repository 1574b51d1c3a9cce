import { useEffect, useRef } from 'react';

/** Scrolls a map that is shown instead of the list to the top of the screen when the visitor opens it. */
export function useMapInView(open: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (open && asked.current) place.current?.scrollIntoView?.({ block: 'start' });
    asked.current = false;
  }, [open]);
  return {
    place,
    /** Call when the visitor switches. */
    ask: () => {
      asked.current = true;
    },
  };
}
