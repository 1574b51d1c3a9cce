import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to the requester when an account request is accepted. */
export const organizationRequestAccepted = mailTemplate({
  // Mails that were stored before answers had a message lack it.
  data: addressed.extend({ organization: z.string(), message: z.string().default('') }),
  write: {
    en: ({ name, organization, link, message }) => ({
      subject: `${organization} is now on Gyg`,
      heading: `Good news, ${name}`,
      paragraphs: [
        `Your request for ${organization} has been accepted, and you are its first administrator.`,
        'Log in, or sign up with this e‑mail address, and publish your first gyg.',
        ...(message === '' ? [] : ['Our message to you:']),
      ],
      quote: message,
      action: { label: `Go to ${organization}`, href: link },
      footnote: 'You get this because you asked for an organisation account on Gyg.',
    }),
    se: ({ name, organization, link, message }) => ({
      subject: `${organization} finns nu på Gyg`,
      heading: `Goda nyheter, ${name}`,
      paragraphs: [
        `Din ansökan för ${organization} är godkänd, och du är organisationens första administratör.`,
        'Logga in, eller skapa ett konto med den här e‑postadressen, och publicera er första gyg.',
        ...(message === '' ? [] : ['Vårt meddelande till dig:']),
      ],
      quote: message,
      action: { label: `Till ${organization}`, href: link },
      footnote: 'Du får detta för att du ansökte om ett organisationskonto på Gyg.',
    }),
  },
});
