import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent to the first administrator when super users create an organisation. */
export const organizationOpened = mailTemplate({
  data: addressed.extend({ organization: z.string() }),
  write: {
    en: ({ name, organization, link }) => ({
      subject: `${organization} is now on Gyg`,
      heading: `Hello, ${name}`,
      paragraphs: [
        `We have opened an account for ${organization}, and you are its first administrator.`,
        'Log in, or sign up with this e‑mail address, and publish your first gyg.',
      ],
      action: { label: `Go to ${organization}`, href: link },
      footnote: `You get this because you were named as the administrator of ${organization}.`,
    }),
    se: ({ name, organization, link }) => ({
      subject: `${organization} finns nu på Gyg`,
      heading: `Hej, ${name}`,
      paragraphs: [
        `Vi har öppnat ett konto för ${organization}, och du är organisationens första administratör.`,
        'Logga in, eller skapa ett konto med den här e‑postadressen, och publicera er första gyg.',
      ],
      action: { label: `Till ${organization}`, href: link },
      footnote: `Du får detta för att du angavs som administratör för ${organization}.`,
    }),
  },
});
