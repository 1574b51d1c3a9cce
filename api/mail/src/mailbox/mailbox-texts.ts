/** The texts of the mailbox page. */
export const mailboxTexts = {
  en: {
    tag: 'en',
    title: 'Mailbox',
    lead: 'This is a demo: e-mails are not sent, you find them here.',
    empty: 'No e-mails yet. Sign up or book a place, and they appear here.',
    refresh: 'Refresh',
    choose: 'Choose an e-mail to read it.',
    to: 'To',
    list: 'E-mails, newest first',
    asText: 'As plain text',
    gone: 'This e-mail has been deleted.',
  },
  sv: {
    tag: 'sv',
    title: 'Inkorg',
    lead: 'Det här är en demo: mejlen skickas inte, du hittar dem här.',
    empty: 'Inga mejl än. Skapa ett konto eller boka en plats, så visas de här.',
    refresh: 'Uppdatera',
    choose: 'Välj ett mejl för att läsa det.',
    to: 'Till',
    list: 'Mejl, senaste först',
    asText: 'Som ren text',
    gone: 'Mejlet har tagits bort.',
  },
} as const;

export type MailboxTexts = (typeof mailboxTexts)[keyof typeof mailboxTexts];
