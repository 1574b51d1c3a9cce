import { type RefObject, useLayoutEffect } from 'react';

/** For a field that replaces a simpler fallback: takes over its focus, with the caret at the end of the text. */
export function useTakeFocus(element: RefObject<HTMLInputElement | null>, focused: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const input = element.current;
    if (!focused.current || !input) return;
    focused.current = false;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [element, focused]);
}
