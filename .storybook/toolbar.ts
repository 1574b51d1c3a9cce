import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Theme } from './theme';

interface Toolbar {
  readonly theme: Theme;
  readonly language: 'en' | 'sv';
}

let toolbar: Toolbar = { theme: 'light', language: 'en' };
const listeners = new Set<() => void>();

function note({ globals }: { globals: Record<string, unknown> }): void {
  toolbar = { theme: globals.theme === 'dark' ? 'dark' : 'light', language: globals.language === 'sv' ? 'sv' : 'en' };
  for (const listener of listeners) listener();
}

/** Subscribes immediately: the toolbar's first event comes before any docs page has rendered. */
export function listenToToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, note);
  channel.on(GLOBALS_UPDATED, note);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The toolbar's theme and language outside of stories, where there is no story context. */
export const useToolbar = (): Toolbar => useSyncExternalStore(subscribe, () => toolbar);
