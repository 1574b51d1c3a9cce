import { pageStorage } from '@gyg/platform/internal';

export type Theme = 'light' | 'dark';
const key = 'gyg.theme';

/** Applies a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  pageStorage.device.setItem(key, theme);
  document.documentElement.dataset.theme = theme;
}

/** The stored theme; undefined if the system's preference applies. */
export function chosenTheme(): Theme | undefined {
  const chosen = pageStorage.device.getItem(key);
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

/** Applies the stored theme. Without one, the system's preference applies. */
export function restoreTheme(): void {
  const chosen = chosenTheme();
  if (chosen === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
