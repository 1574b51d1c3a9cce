import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page when its buttons are replaced, for example by Undo: it goes to the first control
 * that there is now. `state` names what is shown. Spread the result on an element with `tabIndex={-1}`.
 */
export function useKeptFocus<Part extends HTMLElement>(state: string) {
  const ref = useRef<Part>(null);
  const focused = useRef(false);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (!focused.current) return;
    (ref.current?.querySelector<HTMLElement>('button, input, textarea, a') ?? ref.current)?.focus();
  }, [state]);
  const onFocus = () => {
    focused.current = true;
  };
  const onBlur = () => {
    focused.current = false;
  };
  return { ref, onFocus, onBlur };
}
