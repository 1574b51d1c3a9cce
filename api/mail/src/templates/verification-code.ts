import { z } from 'zod';
import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** The code that verifies a new address. `minutes`: its validity. */
export const verificationCode = mailTemplate({
  data: addressed.extend({ code: z.string(), minutes: z.number() }),
  urgent: true,
  write: {
    en: ({ name, code, minutes, link }) => ({
      subject: `${code} is your Gyg verification code`,
      heading: `Welcome, ${name}`,
      paragraphs: [
        `Enter this code to confirm your e‑mail address. The code is valid for ${minutes} minutes and works once.`,
      ],
      code,
      action: { label: 'Confirm my address', href: link },
      footnote:
        'You get this because someone signed up to Gyg with this address. If it wasn’t you, you can ignore this e-mail.',
    }),
    se: ({ name, code, minutes, link }) => ({
      subject: `${code} är din bekräftelsekod för Gyg`,
      heading: `Välkommen, ${name}`,
      paragraphs: [
        `Skriv in koden för att bekräfta din e‑postadress. Den gäller i ${minutes} minuter och kan användas en gång.`,
      ],
      code,
      action: { label: 'Bekräfta min adress', href: link },
      footnote:
        'Du får detta för att någon skapade ett konto på Gyg med adressen. Om det inte var du kan du bortse från mejlet.',
    }),
  },
});
