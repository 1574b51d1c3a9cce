import { useSyncExternalStore } from 'react';
import type { Theme } from './theme';

let override: Theme | undefined;
const listeners = new Set<() => void>();

/** Shows the current story in another theme than the toolbar's, without restarting it. */
export function showTheme(theme: Theme): void {
  override = theme;
  for (const listener of listeners) listener();
}

/** Resets it: the next story starts in the toolbar's theme. */
export function forgetShownTheme(): void {
  override = undefined;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The theme that a test requested, if any. */
export const useShownTheme = (): Theme | undefined => useSyncExternalStore(subscribe, () => override);
