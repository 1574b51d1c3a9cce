import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Answers a wish for a new password where the address was never confirmed: that comes first. `minutes`: how long the code lives. */
export const verifyBeforeReset = mailTemplate({
  data: addressed.extend({ code: z.string(), minutes: z.number() }),
  urgent: true,
  write: {
    en: ({ name, code, minutes, link }) => ({
      subject: `${code} is your Gyg verification code`,
      heading: `First your address, ${name}`,
      paragraphs: [
        'A new password was asked for, but this address has never been confirmed.',
        `Confirm it first, with the code below. It works for ${minutes} minutes, once. After that you can log in, or ask for a new password again.`,
      ],
      code,
      action: { label: 'Confirm my address', href: link },
      footnote: 'You get this because somebody asked to reset your password. If it was not you, do nothing.',
    }),
    se: ({ name, code, minutes, link }) => ({
      subject: `${code} är din verifieringskod för Gyg`,
      heading: `Först adressen, ${name}`,
      paragraphs: [
        'Någon bad om ett nytt lösenord, men adressen har aldrig bekräftats.',
        `Bekräfta den först, med koden här nedanför. Den gäller i ${minutes} minuter och kan användas en gång. Sedan kan du logga in eller be om ett nytt lösenord igen.`,
      ],
      code,
      action: { label: 'Bekräfta min adress', href: link },
      footnote: 'Du får detta för att någon bad om ett nytt lösenord. Var det inte du behöver du inte göra något.',
    }),
  },
});
