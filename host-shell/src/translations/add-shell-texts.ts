import type { Area, BothLanguages } from '@gyg/platform';
import { addAreaTexts } from '@gyg/platform/internal';
import type { en } from './en';
import type { developer as developerEn } from './en/developer';
import type { first as firstEn } from './en/first';
import type { developer as developerSv } from './sv/developer';
import type { first as firstSv } from './sv/first';

declare module '@gyg/platform' {
  interface Texts {
    shell: typeof en;
  }
}

type First = BothLanguages<typeof firstEn, typeof firstSv>;
type Later = BothLanguages<{ developer: typeof developerEn }, { developer: typeof developerSv }>;

/** In the same files as the platform's: one for each language. */
const texts: Area['texts'] = {
  en: (): Promise<First['en']> => import(/* webpackChunkName: "en" */ './en/first').then(({ first }) => first),
  sv: (): Promise<First['sv']> => import(/* webpackChunkName: "sv" */ './sv/first').then(({ first }) => first),
};

/** Those of the pages for developers, which load them. */
const laterTexts: Area['texts'] = {
  en: (): Promise<Later['en']> => import('./en/developer').then(({ developer }) => ({ developer })),
  sv: (): Promise<Later['sv']> => import('./sv/developer').then(({ developer }) => ({ developer })),
};

/** Adds the shell's texts under `shell`. */
export function addShellTexts(): void {
  addAreaTexts({ name: 'shell', texts, laterTexts });
}
