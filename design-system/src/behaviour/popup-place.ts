import { useEffect, useState } from 'react';

/**
 * Where a popup of `anchor` belongs in the document: an open dialog lies above everything and makes the rest inert, so that
 * what opens from inside of it must be inside of it too.
 */
export const popupPlace = (anchor: Element | null): HTMLElement => anchor?.closest('dialog') ?? document.body;

const topDialog = (): HTMLElement => {
  const open = document.querySelectorAll<HTMLElement>('dialog[open]');
  return open[open.length - 1] ?? document.body;
};

/** Where something belongs that lies above the whole page: the dialog opened last, else the page. Follows while `watching`. */
export function useTopPlace(watching: boolean): HTMLElement {
  const [place, setPlace] = useState(topDialog);
  useEffect(() => {
    if (!watching) return undefined;
    const look = () => setPlace(topDialog());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [watching]);
  return watching ? place : document.body;
}
