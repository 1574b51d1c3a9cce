import type { TextFiles } from '../../core/texts';
import type { NeedVisitorTexts } from './need-visitor-texts-en';

/** The texts of each language, in a file of its own. */
export const needVisitorTextFiles: TextFiles<NeedVisitorTexts> = {
  en: async () => (await import('./need-visitor-texts-en')).english,
  sv: async () => (await import('./need-visitor-texts-sv')).swedish,
};
