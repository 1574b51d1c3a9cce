import type { Area, BothLanguages } from '../area/area';
import type { en } from '../translations/en';
import type { sv } from '../translations/sv';

/** Both languages have the same keys: a text that is missing in one of them does not compile here. */
type Own = BothLanguages<typeof en, typeof sv>;

/** The platform's texts. The shell's are in the same files (host-shell/src/translations), which the page's HTML names. */
export const ownTexts: Area['texts'] = {
  en: (): Promise<Own['en']> => import(/* webpackChunkName: "en" */ '../translations/en').then((m) => m.en),
  sv: (): Promise<Own['sv']> => import(/* webpackChunkName: "sv" */ '../translations/sv').then((m) => m.sv),
};
