import type { TextFiles } from '../../core/texts';
import type { ProposalFormTexts } from './proposal-form-texts-en';

/** The texts of each language, in a file of its own. */
export const proposalFormTextFiles: TextFiles<ProposalFormTexts> = {
  en: async () => (await import('./proposal-form-texts-en')).english,
  sv: async () => (await import('./proposal-form-texts-sv')).swedish,
};
