import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { closeModal, openModal } from './open-modals';
import { rootOf } from './root-of';

/**
 * Shows an element as a modal dialog while `open`, the page behind standing still. Focus goes to what `startAt` finds in it,
 * and afterwards back to what had it before, or to the page's content where that is gone or can no longer be used (a row that
 * was cancelled).
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  startAt: (element: HTMLDialogElement) => HTMLElement | null,
): void {
  const start = useRef(startAt);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const root = rootOf(element);
    const before = root.activeElement;
    const content = element.closest('main');
    element.showModal();
    openModal(element);
    start.current(element)?.focus();
    return () => {
      closeModal(element);
      element.close();
      if (before instanceof HTMLElement) before.focus();
      if (root.activeElement !== before) content?.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}

/** What a modal dialog hears: Escape and the way back of phones ask to close it. */
export const asksToClose = (onClose: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Before the browser: it closes by itself when Escape is pressed a second time.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  },
  onCancel: (event: SyntheticEvent) => {
    // A file input inside says the same when nothing was chosen.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  },
});
