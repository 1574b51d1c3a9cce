import type { Area, BothLanguages } from '@gyg/platform';
import { addAreaTexts } from '@gyg/platform/internal';
import type { en } from './en';
import type { first as firstEn } from './en/first';
import type { sv } from './sv';
import type { first as firstSv } from './sv/first';

declare module '@gyg/platform' {
  interface Texts {
    shell: typeof en;
  }
}

type Own = BothLanguages<typeof en, typeof sv>;
type First = BothLanguages<typeof firstEn, typeof firstSv>;

/** In the same files as the platform's. */
const texts: Area['texts'] = {
  en: (): Promise<Own['en']> => import(/* webpackChunkName: "all-en" */ './en').then((m) => m.en),
  sv: (): Promise<Own['sv']> => import(/* webpackChunkName: "all-sv" */ './sv').then((m) => m.sv),
};
const firstTexts: Area['texts'] = {
  en: (): Promise<First['en']> => import(/* webpackChunkName: "en" */ './en/first').then((m) => m.first),
  sv: (): Promise<First['sv']> => import(/* webpackChunkName: "sv" */ './sv/first').then((m) => m.first),
};

/** Adds the shell's texts under `shell`. */
export const addShellTexts = (): void => addAreaTexts({ name: 'shell', texts, firstTexts });
