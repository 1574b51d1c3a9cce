import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Answers a wish for a new verification code when none is needed: only the owner of the address learns it. */
export const alreadyConfirmed = mailTemplate({
  data: addressed,
  urgent: true,
  write: {
    en: ({ name, link }) => ({
      subject: 'Your Gyg address is already confirmed',
      heading: `Nothing left to confirm, ${name}`,
      paragraphs: ['A new verification code was asked for, but this address is confirmed already. You can log in.'],
      action: { label: 'Log in', href: link },
      footnote: 'You get this because somebody asked for a code for this address. If it was not you, do nothing.',
    }),
    se: ({ name, link }) => ({
      subject: 'Din adress är redan bekräftad på Gyg',
      heading: `Inget kvar att bekräfta, ${name}`,
      paragraphs: ['En ny verifieringskod begärdes, men adressen är redan bekräftad. Du kan logga in.'],
      action: { label: 'Logga in', href: link },
      footnote: 'Du får detta för att någon begärde en kod till adressen. Var det inte du behöver du inte göra något.',
    }),
  },
});
