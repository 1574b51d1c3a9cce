import { useSyncExternalStore } from 'react';
import { topModal, watchModals } from './open-modals';

/**
 * Where to render a popup of `anchor`: an open dialog is above everything and makes the rest inert, so that popups
 * opened inside it must be rendered inside it.
 */
export const popupPlace = (anchor: Element | null): HTMLElement => anchor?.closest('dialog') ?? document.body;

const topPlace = (): HTMLElement => topModal() ?? document.body;

const nowhere = () => undefined;

/**
 * Where to render something above the whole page: the topmost dialog, else the page. Undefined on the server, and until a
 * page from the server has been taken over.
 */
export const useTopPlace = (): HTMLElement | undefined =>
  useSyncExternalStore<HTMLElement | undefined>(watchModals, topPlace, nowhere);
