import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent on a request for a verification code that is not needed, so that only the owner of the address learns it. */
export const alreadyConfirmed = mailTemplate({
  data: addressed,
  urgent: true,
  write: {
    en: ({ name, link }) => ({
      subject: 'Your Gyg address is already confirmed',
      heading: `Your address is confirmed, ${name}`,
      paragraphs: ['Someone asked for a new verification code, but this address is already confirmed. You can log in.'],
      action: { label: 'Log in', href: link },
      footnote:
        'You get this because someone asked for a code for this address. If it wasn’t you, you can ignore this e-mail.',
    }),
    se: ({ name, link }) => ({
      subject: 'Din adress är redan bekräftad på Gyg',
      heading: `Din adress är bekräftad, ${name}`,
      paragraphs: ['Någon bad om en ny bekräftelsekod, men adressen är redan bekräftad. Du kan logga in.'],
      action: { label: 'Logga in', href: link },
      footnote: 'Du får detta för att någon bad om en kod till adressen. Om det inte var du kan du bortse från mejlet.',
    }),
  },
});
