import { developer } from './en/developer';
import { first } from './en/first';

/** The shell's texts in English. */
export const en = { ...first, developer };
