import { pageStorage } from '@gyg/platform/internal';

export type Theme = 'light' | 'dark';
const key = 'gyg.theme';

/** The theme in use: what was chosen before, else what the system prefers. */
export function currentTheme(): Theme {
  const chosen = pageStorage.device.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  pageStorage.device.setItem(key, theme);
  document.documentElement.dataset.theme = theme;
}

/** Shows the theme that was chosen on an earlier visit; without one the system's applies by itself. */
export function restoreTheme(): void {
  const chosen = pageStorage.device.getItem(key);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
