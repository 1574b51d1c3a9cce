import { useSyncExternalStore } from 'react';
import { topModal, watchModals } from './open-modals';

/**
 * Where to render a popup of `anchor`: an open dialog is above everything and makes the rest inert, so that popups
 * opened inside it must be rendered inside it.
 */
export const popupPlace = (anchor: Element | null): HTMLElement => anchor?.closest('dialog') ?? document.body;

const topPlace = (): HTMLElement => topModal() ?? document.body;

/** Where to render something above the whole page: the topmost dialog, else the page. */
export const useTopPlace = (): HTMLElement => useSyncExternalStore(watchModals, topPlace, topPlace);
