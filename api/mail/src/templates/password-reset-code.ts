import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** The code that lets a person choose a new password (specification 2.14). `minutes`: how long it lives. */
export const passwordResetCode = mailTemplate({
  data: addressed.extend({ code: z.string(), minutes: z.number() }),
  urgent: true,
  write: {
    en: ({ name, code, minutes, link }) => ({
      subject: `${code} is your Gyg password reset code`,
      heading: `A new password, ${name}?`,
      paragraphs: [`Enter this code and choose a new password. It works for ${minutes} minutes, once.`],
      code,
      action: { label: 'Choose a new password', href: link },
      footnote:
        'You get this because somebody asked to reset your password. If it was not you, your password stays as it is.',
    }),
    se: ({ name, code, minutes, link }) => ({
      subject: `${code} är din kod för nytt lösenord på Gyg`,
      heading: `Nytt lösenord, ${name}?`,
      paragraphs: [
        `Skriv in koden och välj ett nytt lösenord. Koden gäller i ${minutes} minuter och kan användas en gång.`,
      ],
      code,
      action: { label: 'Välj nytt lösenord', href: link },
      footnote: 'Du får detta för att någon bad om ett nytt lösenord. Var det inte du är ditt lösenord oförändrat.',
    }),
  },
});
