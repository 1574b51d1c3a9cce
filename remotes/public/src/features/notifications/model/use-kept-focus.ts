import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a row when its buttons are replaced, for example by Undo. Spread the result on an element with
 * `tabIndex={-1}`.
 */
export function useKeptFocus(state: string) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (focused.current) (ref.current?.querySelector<HTMLElement>('button') ?? ref.current)?.focus();
  }, [state]);
  const onFocus = () => {
    focused.current = true;
  };
  const onBlur = () => {
    focused.current = false;
  };
  return { ref, onFocus, onBlur };
}
