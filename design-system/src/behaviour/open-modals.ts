/** The open modal dialogs in the order they were opened: the last one is on top, wherever it is in the DOM. */
const opened: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Locks scrolling of the page while any dialog is open; the space of its scroll bar is reserved, so that nothing jumps.
 */
function holdPage(): void {
  const { documentElement: page } = document;
  if (opened.length === 0) delete page.dataset.scroll;
  else page.dataset.scroll ??= window.innerWidth > page.clientWidth ? 'locked-bar' : 'locked';
  for (const listener of listeners) listener();
}

export function openModal(dialog: HTMLDialogElement): void {
  opened.push(dialog);
  holdPage();
}

export function closeModal(dialog: HTMLDialogElement): void {
  opened.splice(opened.indexOf(dialog), 1);
  holdPage();
}

/** The topmost dialog, if any is open. */
export const topModal = (): HTMLDialogElement | undefined => opened.at(-1);

/** Calls `onChange` when a dialog has opened or closed; returns a function to unsubscribe. */
export function watchModals(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
