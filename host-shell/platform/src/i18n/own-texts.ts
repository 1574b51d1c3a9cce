import type { Area, BothLanguages } from '../area/area';
import type { en } from '../translations/en';
import type { first as firstEn } from '../translations/en/first';
import type { sv } from '../translations/sv';
import type { first as firstSv } from '../translations/sv/first';

/** Both languages have the same keys: a text that is missing in one of them does not compile here. */
type Own = BothLanguages<typeof en, typeof sv>;
type First = BothLanguages<typeof firstEn, typeof firstSv>;

/**
 * The platform's texts. The shell's are in the same files (host-shell/src/translations): the page's HTML names those that it
 * starts with, and the others load when the first screen is there.
 */
export const ownTexts: Pick<Area, 'texts' | 'firstTexts'> = {
  texts: {
    en: (): Promise<Own['en']> => import(/* webpackChunkName: "all-en" */ '../translations/en').then((m) => m.en),
    sv: (): Promise<Own['sv']> => import(/* webpackChunkName: "all-sv" */ '../translations/sv').then((m) => m.sv),
  },
  firstTexts: {
    en: (): Promise<First['en']> =>
      import(/* webpackChunkName: "en" */ '../translations/en/first').then((m) => m.first),
    sv: (): Promise<First['sv']> =>
      import(/* webpackChunkName: "sv" */ '../translations/sv/first').then((m) => m.first),
  },
};
