import { pageStorage } from '@gyg/platform/internal';

export type Theme = 'light' | 'dark';
const key = 'gyg.theme';

/** The current theme: the stored choice, else the system's preference. */
export function currentTheme(): Theme {
  const chosen = pageStorage.device.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  pageStorage.device.setItem(key, theme);
  document.documentElement.dataset.theme = theme;
}

/** Applies the stored theme. Without one, the system's preference applies. */
export function restoreTheme(): void {
  const chosen = pageStorage.device.getItem(key);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
