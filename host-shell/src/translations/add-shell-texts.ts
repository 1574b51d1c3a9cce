import { addAreaTexts } from '@gyg/platform/internal';
import { en } from './en';
import { sv } from './sv';

/** Adds the frame's own texts under `shell`. */
export function addShellTexts(): void {
  addAreaTexts({ name: 'shell', texts: { en, sv } });
}
