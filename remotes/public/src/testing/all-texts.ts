import { en } from '../translations/en';
import { sv } from '../translations/sv';

/** The area's texts in both languages at once, so that the first render of a test has them. */
export const allTexts = { name: 'public', texts: { en, sv } } as const;
