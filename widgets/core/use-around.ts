import type { GygLoginOptions } from '@gyg/contract/widgets';
import { useSyncExternalStore } from 'react';
import { groundTheme } from './ground-theme';
import { themeAround, watchSurroundings } from './surroundings';
import { type Language, languageAround } from './texts';

/** Options that every element has. */
export type CommonOptions = GygLoginOptions;

export interface Around {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** The platform's origin: the attribute `api`, else the loader's origin, else this page. */
  readonly origin: string;
}

/**
 * The language, theme and platform of an element, from its options and the page around it. Updates when they change.
 * `inked`: what has the page's text colour, of an element that has one of its own.
 */
export function useAround(
  element: HTMLElement,
  { language, theme, bg, api }: CommonOptions,
  inked: () => Element = () => element,
): Around {
  const languageOfPage = useSyncExternalStore(watchSurroundings, () => languageAround(element));
  const themeOfPage = useSyncExternalStore(watchSurroundings, () => themeAround(inked()));
  return {
    language: language ?? languageOfPage,
    theme: theme === 'auto' ? groundTheme(bg, themeOfPage) : theme,
    origin: api ?? globalThis.__gygWidgets?.origin ?? location.origin,
  };
}
