import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Language } from './language';
import { useLanguage } from './shown-language';
import type { TextKey, TextsName, TextValues } from './texts';
import { fillIn, type Translate, textFor } from './translate';

/** `t` or `ns`: whose text it is. */
type TransProps<Name extends TextsName> = (
  | { readonly t: Translate<Name>; readonly ns?: undefined }
  | { readonly ns: Name; readonly t?: undefined }
) & {
  readonly i18nKey: TextKey<Name>;
  readonly count?: number;
  readonly values?: TextValues;
  /** An element for each tag of the text. `<need/>` is replaced by it; with `<b>text</b>` the text is its content. */
  readonly components?: Readonly<Record<string, ReactElement>>;
};

const TAGS = /<(\w+)\/>|<(\w+)>(.*?)<\/\2>/gs;

/** The text in parts: words with the values in them, and elements. A value is never read as a tag. */
function partsOf(
  text: string,
  components: Readonly<Record<string, ReactElement>>,
  words: (text: string) => string,
): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { 0: tag, 1: alone, 2: around = '', 3: inner = '', index } of text.matchAll(TAGS)) {
    const element = components[alone ?? around];
    if (element === undefined) continue;
    parts.push(
      words(text.slice(at, index)),
      alone === undefined ? cloneElement(element, undefined, ...partsOf(inner, components, words)) : element,
    );
    at = index + tag.length;
  }
  return [...parts, words(text.slice(at))];
}

/** A translated sentence with elements in it. */
export function Trans<Name extends TextsName>(props: TransProps<Name>) {
  const { i18nKey, count, values, components = {} } = props;
  const language: Language = useLanguage();
  const name = props.t === undefined ? props.ns : props.t.of;
  const all: TextValues = { ...values, ...(count !== undefined && { count }) };
  const words = (text: string) => fillIn(text, all, language);
  return createElement(Fragment, undefined, ...partsOf(textFor(name, i18nKey, language, all.count), components, words));
}
