/** The open modal dialogs, the last opened at the end: it is above the others, wherever it is in the page. */
const opened: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The page behind stands still while any is open; where it had a scroll bar, its place stays, so that nothing jumps. */
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

/** The dialog above all, if any is open. */
export const topModal = (): HTMLDialogElement | undefined => opened.at(-1);

/** Calls back when a dialog has opened or closed; gives the way to stop. */
export function watchModals(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
