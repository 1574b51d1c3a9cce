import type { Area, BothLanguages } from '../area/area';
import type { errors as errorsEn } from '../translations/en/errors';
import type { first as firstEn } from '../translations/en/first';
import type { errors as errorsSv } from '../translations/sv/errors';
import type { first as firstSv } from '../translations/sv/first';

/** Both languages have the same keys: a text that is missing in one of them does not compile here. */
type Own = BothLanguages<typeof firstEn, typeof firstSv>;
type Later = BothLanguages<{ errors: typeof errorsEn }, { errors: typeof errorsSv }>;

/** The platform's texts. The shell's are in the same files (host-shell/src/translations), which the page's HTML names. */
const texts: Area['texts'] = {
  en: (): Promise<Own['en']> => import(/* webpackChunkName: "en" */ '../translations/en/first').then((m) => m.first),
  sv: (): Promise<Own['sv']> => import(/* webpackChunkName: "sv" */ '../translations/sv/first').then((m) => m.first),
};

/** The messages of errors. They load with the first refusal of the server. */
const laterTexts: Area['texts'] = {
  en: (): Promise<Later['en']> => import('../translations/en/errors').then(({ errors }) => ({ errors })),
  sv: (): Promise<Later['sv']> => import('../translations/sv/errors').then(({ errors }) => ({ errors })),
};

export const ownTexts = { texts, laterTexts };
