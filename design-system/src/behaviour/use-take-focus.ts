import { type RefObject, useLayoutEffect } from 'react';

/** A field that takes the place of a plainer one takes its focus too, with the caret at the end of what was typed. */
export function useTakeFocus(element: RefObject<HTMLInputElement | null>, focused: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const input = element.current;
    if (!focused.current || !input) return;
    focused.current = false;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [element, focused]);
}
