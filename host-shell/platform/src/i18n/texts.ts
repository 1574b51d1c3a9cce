import type { en } from '../translations/en';
import type { Language } from './language';

/** The texts of all areas by name. Each area adds its texts here. An unknown key does not compile. */
export interface Texts {
  platform: typeof en;
}

export type TextsName = keyof Texts;

/** A text with a count has one key for each form of the plural, and is asked for without the form. */
type Asked<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base | Key : Key;

type KeysIn<Of, Before extends string = ''> = {
  [Key in keyof Of & string]: Of[Key] extends string ? `${Before}${Asked<Key>}` : KeysIn<Of[Key], `${Before}${Key}.`>;
}[keyof Of & string];

/** The keys of an area's texts, such as `list.empty`. */
export type TextKey<Name extends TextsName> = KeysIn<Texts[Name]>;

/**
 * What a text's placeholders are replaced with. `count` also chooses the form of the plural. `lng`: another language than
 * the page's; what is not loaded in it is English.
 */
export type TextValues = Readonly<Record<string, unknown>> & { readonly count?: number; readonly lng?: Language };
