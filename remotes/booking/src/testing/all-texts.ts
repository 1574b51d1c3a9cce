import en from '../translations/en.json';
import sv from '../translations/sv.json';

/** The area's texts in both languages at once, so that the first render of a test has them. */
export const allTexts = { name: 'booking', texts: { en, sv } } as const;
