import { developer } from './sv/developer';
import { first } from './sv/first';

/** The shell's texts in Swedish. */
export const sv = { ...first, developer };
