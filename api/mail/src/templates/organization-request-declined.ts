import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to the requester when an account request is declined. */
export const organizationRequestDeclined = mailTemplate({
  // Mails that were stored before answers had a message lack it.
  data: addressed.extend({ organization: z.string(), message: z.string().default('') }),
  write: {
    en: ({ name, organization, link, message }) => ({
      subject: `Your Gyg request for ${organization}`,
      heading: `Hello, ${name}`,
      paragraphs: [
        `We could not accept the request for an account for ${organization}.`,
        'If something has changed, or you think we misunderstood, contact us and we’ll look at it again.',
        ...(message === '' ? [] : ['Our message to you:']),
      ],
      quote: message,
      action: { label: 'Contact us', href: link },
      footnote: 'You get this because you asked for an organisation account on Gyg.',
    }),
    se: ({ name, organization, link, message }) => ({
      subject: `Din ansökan till Gyg för ${organization}`,
      heading: `Hej, ${name}`,
      paragraphs: [
        `Vi kunde inte godkänna ansökan om ett konto för ${organization}.`,
        'Om något har ändrats, eller om du tror att vi har missförstått, skriv till oss, så tittar vi på den igen.',
        ...(message === '' ? [] : ['Vårt meddelande till dig:']),
      ],
      quote: message,
      action: { label: 'Kontakta oss', href: link },
      footnote: 'Du får detta för att du ansökte om ett organisationskonto på Gyg.',
    }),
  },
});
