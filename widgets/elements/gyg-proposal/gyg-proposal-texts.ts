import type { Texts } from '../../core/texts';

/** What everyone reads. The texts of the form are in proposal-form-texts.ts. */
export interface GygProposalTexts {
  title: (organization: string) => string;
  shortText: string;
  logIn: string;
  purpose: (organization: string) => string;
  offlineHint: string;
  membersOnly: (organization: string) => string;
  failed: string;
  print: string;
}

export const gygProposalTexts: Texts<GygProposalTexts> = {
  en: {
    title: (organization) => `Propose a gyg to ${organization}`,
    shortText: 'Do you have an idea for a gyg? Tell us about it.',
    logIn: 'Log in to propose',
    purpose: (organization) => `Back to your proposal to ${organization}`,
    offlineHint: 'You can propose when the connection is back.',
    membersOnly: (organization) => `Only members of ${organization} can submit proposals.`,
    failed: 'This didn’t load.',
    print: 'Send your proposal at',
  },
  sv: {
    title: (organization) => `Föreslå en gyg för ${organization}`,
    shortText: 'Har du en idé till en gyg? Berätta för oss.',
    logIn: 'Logga in för att föreslå',
    purpose: (organization) => `Tillbaka till ditt förslag till ${organization}`,
    offlineHint: 'Du kan lämna förslag när uppkopplingen är tillbaka.',
    membersOnly: (organization) => `Bara medlemmar i ${organization} kan lämna förslag.`,
    failed: 'Det gick inte att hämta det här.',
    print: 'Lämna ditt förslag på',
  },
};
