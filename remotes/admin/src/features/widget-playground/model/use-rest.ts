import { useEffect, useRef } from 'react';

/** Runs the last given function after the delay in milliseconds has passed without another one (debounce). */
export function useRest(milliseconds: number): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, milliseconds);
  };
}
