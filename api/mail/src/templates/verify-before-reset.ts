import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/**
 * Sent on a password reset for an address that is not confirmed yet, which must be done first. `minutes`: the validity
 * of the code.
 */
export const verifyBeforeReset = mailTemplate({
  data: addressed.extend({ code: z.string(), minutes: z.number() }),
  urgent: true,
  write: {
    en: ({ name, code, minutes, link }) => ({
      subject: `${code} is your Gyg verification code`,
      heading: `Confirm your address first, ${name}`,
      paragraphs: [
        'Someone asked for a new password, but this address has not been confirmed yet.',
        `Confirm it first with the code below, which is valid for ${minutes} minutes and works once. Then you can log in or ask for a new password again.`,
      ],
      code,
      action: { label: 'Confirm my address', href: link },
      footnote:
        'You get this because someone asked to reset your password. If it wasn’t you, you can ignore this e-mail.',
    }),
    se: ({ name, code, minutes, link }) => ({
      subject: `${code} är din bekräftelsekod för Gyg`,
      heading: `Bekräfta adressen först, ${name}`,
      paragraphs: [
        'Någon bad om ett nytt lösenord, men adressen har aldrig bekräftats.',
        `Bekräfta den först, med koden här nedanför. Den gäller i ${minutes} minuter och kan användas en gång. Sedan kan du logga in eller be om ett nytt lösenord igen.`,
      ],
      code,
      action: { label: 'Bekräfta min adress', href: link },
      footnote: 'Du får detta för att någon bad om ett nytt lösenord. Om det inte var du kan du bortse från mejlet.',
    }),
  },
});
