import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** The code for a new password. `minutes`: its validity. */
export const passwordResetCode = mailTemplate({
  data: addressed.extend({ code: z.string(), minutes: z.number() }),
  urgent: true,
  write: {
    en: ({ name, code, minutes, link }) => ({
      subject: `${code} is your Gyg password reset code`,
      heading: `A new password, ${name}?`,
      paragraphs: [
        `Enter this code and choose a new password. The code is valid for ${minutes} minutes and works once.`,
      ],
      code,
      action: { label: 'Choose a new password', href: link },
      footnote:
        'You get this because someone asked to reset your password. If it wasn’t you, your password is unchanged.',
    }),
    se: ({ name, code, minutes, link }) => ({
      subject: `${code} är din kod för nytt lösenord på Gyg`,
      heading: `Nytt lösenord, ${name}?`,
      paragraphs: [
        `Skriv in koden och välj ett nytt lösenord. Koden gäller i ${minutes} minuter och kan användas en gång.`,
      ],
      code,
      action: { label: 'Välj nytt lösenord', href: link },
      footnote: 'Du får detta för att någon bad om ett nytt lösenord. Om det inte var du är ditt lösenord oförändrat.',
    }),
  },
});
