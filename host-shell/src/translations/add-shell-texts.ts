import type { Area, BothLanguages } from '@gyg/platform';
import { addAreaTexts } from '@gyg/platform/internal';
import type en from './en.json';
import type sv from './sv.json';

declare module '@gyg/platform' {
  interface Texts {
    shell: typeof en;
  }
}

type Own = BothLanguages<typeof en, typeof sv>;

/** In the same files as the platform's: one for each language. */
const texts: Area['texts'] = {
  en: (): Promise<Own['en']> => import(/* webpackChunkName: "en" */ './en.json').then((m) => m.default),
  sv: (): Promise<Own['sv']> => import(/* webpackChunkName: "sv" */ './sv.json').then((m) => m.default),
};

/** Adds the shell's texts under `shell`. */
export const addShellTexts = (): void => addAreaTexts({ name: 'shell', texts });
