import type { Texts } from '../../core/texts';

const en = {
  title: (organization: string) => `Propose a gyg to ${organization}`,
  shortText: 'Do you have an idea for a gyg? Tell us about it.',
  logIn: 'Log in to propose',
  purpose: (organization: string) => `Back to your proposal to ${organization}`,
  offlineHint: 'You can propose when the connection is back.',
  membersOnly: (organization: string) => `Only members of ${organization} can submit proposals.`,
  failed: 'This didn’t load.',
  print: 'Send your proposal at',
};

/** What everyone reads. The texts of the form are in proposal-form-texts-en.ts. */
export type GygProposalTexts = typeof en;

export const gygProposalTexts: Texts<GygProposalTexts> = {
  en,
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
