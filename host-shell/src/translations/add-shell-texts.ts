import type { BothLanguages } from '@gyg/platform';
import { addAreaTexts } from '@gyg/platform/internal';
import { en } from './en';
import { sv } from './sv';

declare module '@gyg/platform' {
  interface Texts {
    shell: typeof en;
  }
}

const texts: BothLanguages<typeof en, typeof sv> = { en, sv };

/** Adds the shell's texts under `shell`. */
export function addShellTexts(): void {
  addAreaTexts({ name: 'shell', texts });
}
