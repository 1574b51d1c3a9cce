import type { Area, BothLanguages } from '@gyg/platform';
import { addAreaTexts } from '@gyg/platform/internal';
import type { en } from './en';
import type { sv } from './sv';

declare module '@gyg/platform' {
  interface Texts {
    shell: typeof en;
  }
}

type Own = BothLanguages<typeof en, typeof sv>;

/** In the same files as the platform's: one for each language. */
const texts: Area['texts'] = {
  en: (): Promise<Own['en']> => import(/* webpackChunkName: "en" */ './en').then((m) => m.en),
  sv: (): Promise<Own['sv']> => import(/* webpackChunkName: "sv" */ './sv').then((m) => m.sv),
};

/** Adds the shell's texts under `shell`. */
export const addShellTexts = (): void => addAreaTexts({ name: 'shell', texts });
