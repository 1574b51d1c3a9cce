/** The mailbox page's own few words. */
export const mailboxTexts = {
  en: {
    tag: 'en',
    title: 'Mailbox',
    lead: 'This is a demonstration: mails do not leave the machine, they arrive here.',
    empty: 'No mail yet. Sign up or book a place, and it will arrive here.',
    refresh: 'Look again',
    choose: 'Choose a mail to read it.',
    to: 'To',
    list: 'Mails, newest first',
    asText: 'As plain text',
    gone: 'This mail is no longer kept.',
  },
  sv: {
    tag: 'sv',
    title: 'Brevlåda',
    lead: 'Det här är en demonstration: breven lämnar inte datorn, de kommer hit.',
    empty: 'Inga brev än. Skapa ett konto eller boka en plats, så kommer de hit.',
    refresh: 'Titta igen',
    choose: 'Välj ett brev för att läsa det.',
    to: 'Till',
    list: 'Brev, senaste först',
    asText: 'Som ren text',
    gone: 'Brevet finns inte längre kvar.',
  },
} as const;

export type MailboxTexts = (typeof mailboxTexts)[keyof typeof mailboxTexts];
