import { isolated } from '@gyg/contract/isolated';
import { writtenText } from './known-texts';
import type { Language } from './language';
import type { TextKey, TextsName, TextValues } from './texts';

const formats = {
  en: { number: new Intl.NumberFormat('en-GB'), plural: new Intl.PluralRules('en-GB') },
  sv: { number: new Intl.NumberFormat('sv-SE'), plural: new Intl.PluralRules('sv-SE') },
} as const;

/** The text for a count: `key_one` or `key_other` as the language says, and `key_zero` for none if there is one. */
function counted(name: string, key: string, language: Language, count: number): string | undefined {
  const forms = [...(count === 0 ? ['zero'] : []), formats[language].plural.select(count)];
  for (const form of forms) {
    const text = writtenText(name, `${key}_${form}`, language);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A text as it is written, with placeholders and tags. A key without a text is its own text. */
export const textFor = (name: string, key: string, language: Language, count: number | undefined): string =>
  (count === undefined ? undefined : counted(name, key, language, count)) ?? writtenText(name, key, language) ?? key;

/**
 * Replaces the placeholders of a text, such as `{{name}}`. Numbers are written as the language does: "1,240" or "1 240".
 * Names that are written from right to left do not change the order of the words around them. A placeholder without a
 * value stays as it is.
 */
export const fillIn = (text: string, values: TextValues, language: Language): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = values[name];
    return typeof value === 'number' ? formats[language].number.format(value) : isolated(String(value ?? ''));
  });

/** Returns an area's text in the current language. `of`: the area. */
export interface Translate<Name extends TextsName> {
  (key: TextKey<Name>, values?: TextValues): string;
  readonly of: Name;
}

/** The function that gives the texts of one area in one language. */
export const createTranslate = <Name extends TextsName>(of: Name, language: Language): Translate<Name> =>
  Object.assign(
    (key: TextKey<Name>, values: TextValues = {}) => {
      const { count, lng = language } = values;
      return fillIn(textFor(of, key, lng, count), values, lng);
    },
    { of },
  );
