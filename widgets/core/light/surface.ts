import type { GygLoginOptions } from '@gyg/contract/widgets';
import { groundTheme } from '../ground-theme';
import { themeAround } from '../surroundings';
import { type Language, languageAround } from '../texts';
import { el } from './dom';

/** Options that every element has. */
export type SurfaceOptions = GygLoginOptions;

export interface Around {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** The platform's origin: the attribute `api`, else the loader's origin, else this page. */
  readonly origin: string;
}

/** The platform's origin for an element. */
export const originOf = ({ api }: Pick<SurfaceOptions, 'api'>): string =>
  api ?? globalThis.__gygWidgets?.origin ?? location.origin;

/** The element inside the shadow root that holds the content. Its texts read from left to right on every page. */
export const surface = (): HTMLElement => el('div', { part: 'base', dir: 'ltr', 'data-theme': 'light' });

/** Gives the surface its language, theme, ground and width. Returns what the content needs to know. */
export function dress(host: HTMLElement, base: HTMLElement, options: SurfaceOptions): Around {
  const language = options.language ?? languageAround(host);
  const own = options.theme === 'auto' ? undefined : options.theme;
  const theme = own ?? groundTheme(options.bg, themeAround(host));
  base.lang = language;
  base.dataset.theme = theme;
  base.toggleAttribute('data-own', own !== undefined || options.bg !== undefined);
  base.toggleAttribute('data-filled', options.bg !== undefined);
  base.style.background = options.bg ?? '';
  base.style.width = options.width === 100 ? '' : `${options.width}%`;
  return { language, theme, origin: originOf(options) };
}
