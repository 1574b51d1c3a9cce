import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What to spread on the element that contains the controls. It needs `tabIndex={-1}`. */
export interface KeptFocus<Part extends HTMLElement> {
  ref: RefObject<Part | null>;
  onFocus: () => void;
  onBlur: () => void;
}

const controls = 'button, input, textarea, select, a[href]';

/**
 * Keeps the focus when controls are replaced, for example by Undo: it moves to the first control that is there now, or
 * to the element itself. If the element is removed while it has the focus (a row that was answered), the focus moves to
 * the rest of the row, else to the row after or before it, else to the content around it. `state` names what is shown.
 */
export function useKeptFocus<Part extends HTMLElement>(state: string | boolean): KeptFocus<Part> {
  const ref = useRef<Part>(null);
  // Browsers differ in whether removing an element blurs it, and React hides such events.
  const focused = useRef(false);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (focused.current) (controlIn(ref.current) ?? ref.current)?.focus();
  }, [state]);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (part && focused.current) focusNear(part);
    };
  }, []);
  return {
    ref,
    onFocus() {
      focused.current = true;
    },
    onBlur() {
      focused.current = false;
    },
  };
}

const controlIn = (element: Element | null) => element?.querySelector<HTMLElement>(controls);

/** Of a row: the first control of its own kept part, else the first control at all. */
const controlInRow = (row: Element) =>
  row.querySelector<HTMLElement>(`:scope [tabindex="-1"] :is(${controls})`) ?? controlIn(row);

/** Moves the focus after an element was removed, unless it has moved elsewhere. Call it while the element is there. */
function focusNear(part: HTMLElement): void {
  const row = part.closest('li, tr') ?? part;
  const group = row.closest('section');
  const near = [row, row.nextElementSibling, row.previousElementSibling, group?.nextElementSibling];
  const around: HTMLElement[] = [];
  for (let outer = part.parentElement; outer; outer = outer.parentElement) around.push(outer);
  queueMicrotask(() => {
    if (part.isConnected || part.ownerDocument.activeElement !== part.ownerDocument.body) return;
    const rows = near.filter((row) => row?.isConnected && row.matches('li, tr, section'));
    const control = rows.map((row) => row && controlInRow(row)).find(Boolean);
    const content = around.find((outer) => outer.isConnected && outer.hasAttribute('tabindex'));
    if (control) control.focus();
    else content?.focus({ preventScroll: true });
  });
}
