import { type RefObject, useEffect } from 'react';

/** How many modal dialogs are open: the page behind scrolls again when the last one has closed. */
let opened = 0;

/** Keeps the page behind from scrolling; where it had a scroll bar, its place stays, so that nothing jumps. */
function lockScroll(): () => void {
  const root = document.documentElement;
  opened += 1;
  if (opened === 1) root.dataset.scroll = window.innerWidth > root.clientWidth ? 'locked-bar' : 'locked';
  return () => {
    opened -= 1;
    if (opened === 0) delete root.dataset.scroll;
  };
}

/**
 * Shows and hides a modal dialog; focus goes to what says `data-autofocus`, else the first field, else the title, and afterwards
 * back to what had it before, or to the page's content where that is gone (a row that was cancelled).
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>, open: boolean): void => {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const content = element.closest('main');
    element.showModal();
    const unlock = lockScroll();
    const start =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') ??
      element.querySelector('h2');
    start?.focus();
    return () => {
      unlock();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else content?.focus({ preventScroll: true });
    };
  }, [dialog, open]);
};
