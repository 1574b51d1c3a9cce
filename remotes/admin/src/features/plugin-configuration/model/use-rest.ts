import { useEffect, useRef } from 'react';

/** Runs what is given last when typing has rested for so many milliseconds. */
export function useRest(milliseconds: number): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, milliseconds);
  };
}
