import { type RefObject, useEffect } from 'react';

/** Shows the element as a modal while `open`; focus goes to it, and afterwards back to what had it before. */
export const useModalDialog = (dialog: RefObject<HTMLDialogElement | null>, open: boolean) => {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    element.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);
};
