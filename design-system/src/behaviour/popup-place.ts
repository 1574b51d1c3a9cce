import { useSyncExternalStore } from 'react';
import { topModal, watchModals } from './open-modals';

/**
 * Where a popup of `anchor` belongs in the document: an open dialog lies above everything and makes the rest inert, so that
 * what opens from inside of it must be inside of it too.
 */
export const popupPlace = (anchor: Element | null): HTMLElement => anchor?.closest('dialog') ?? document.body;

const topPlace = (): HTMLElement => topModal() ?? document.body;

/** Where something belongs that lies above the whole page: the dialog opened last, else the page. */
export const useTopPlace = (): HTMLElement => useSyncExternalStore(watchModals, topPlace, topPlace);
