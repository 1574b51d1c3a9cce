import { useSyncExternalStore } from 'react';
import type { Language } from './language';
import type { TextsName } from './texts';
import { createTranslate, type Translate } from './translate';

type Translates = { [Name in TextsName]?: Translate<Name> };

/** The language of the page's texts, and its functions for texts, which stay the same until texts change. */
interface Shown {
  readonly language: Language;
  readonly translates: Translates;
}

let shown: Shown = { language: 'en', translates: {} };
const listeners = new Set<() => void>();

/** The current language, also outside of components. */
export const shownLanguage = (): Language => shown.language;

/** Renders all texts again in a language, whose texts are there. */
export function showLanguage(language: Language): void {
  shown = { language, translates: {} };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = () => shown;

/** The current language. Re-renders when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, current, current).language;

function translateIn<Name extends TextsName>({ language, translates }: Shown, name: Name): Translate<Name> {
  const kept: { [N in Name]?: Translate<N> } = translates;
  const translate = kept[name] ?? createTranslate(name, language);
  kept[name] = translate;
  return translate;
}

/** An area's text in the current language, also outside of components. */
export const translate = <Name extends TextsName>(name: Name): Translate<Name> => translateIn(shown, name);

/** The texts of an area: `const { t } = useTranslation('booking')`, then `t('book.title')`. Re-renders when the language changes. */
export function useTranslation<Name extends TextsName>(name: Name): { readonly t: Translate<Name> } {
  return { t: translateIn(useSyncExternalStore(subscribe, current, current), name) };
}
