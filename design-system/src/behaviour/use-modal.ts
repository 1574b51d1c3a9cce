import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { closeModal, openModal } from './open-modals';
import { rootOf } from './root-of';

/**
 * Shows an element as a modal dialog while `open`, with the page behind locked. Focus moves to the element that
 * `startAt` returns, and afterwards back to the previously focused element, or to the page's content if that element
 * was removed or disabled (a row that was cancelled).
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
    const content = root.querySelector('main');
    // In a shadow root the page around is a partner's, which it does not lock.
    const isOurs = root === element.ownerDocument;
    element.showModal();
    if (isOurs) openModal(element);
    start.current(element)?.focus();
    return () => {
      if (isOurs) closeModal(element);
      element.close();
      if (before instanceof HTMLElement) before.focus();
      if (root.activeElement !== before) content?.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}

/** Event handlers for a modal dialog: Escape and a phone's back gesture request closing. */
export const asksToClose = (onClose: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Handle it before the browser, which closes the dialog itself on a second Escape.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  },
  onCancel: (event: SyntheticEvent) => {
    // A file input inside also fires `cancel`, when no file was chosen.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  },
});
