import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Sent on a sign-up with an address that already has an account, so that only its owner learns it. */
export const addressTaken = mailTemplate({
  data: addressed,
  urgent: true,
  write: {
    en: ({ name, link }) => ({
      subject: 'You already have a Gyg account',
      heading: `You already have an account, ${name}`,
      paragraphs: [
        'Someone just tried to sign up with this address, which already has an account. You can log in as usual.',
        'If you don’t remember your password, choose “Forgot password?” there.',
      ],
      action: { label: 'Log in', href: link },
      footnote: 'If it wasn’t you, you can ignore this e-mail. Your account and password are unchanged.',
    }),
    se: ({ name, link }) => ({
      subject: 'Du har redan ett konto på Gyg',
      heading: `Du är redan med, ${name}`,
      paragraphs: [
        'Någon försökte just skapa ett konto med den här adressen, som redan har ett. Du kan logga in som vanligt.',
        'Minns du inte lösenordet väljer du ”Glömt lösenordet?” där.',
      ],
      action: { label: 'Logga in', href: link },
      footnote: 'Om det inte var du kan du bortse från mejlet: ditt konto och ditt lösenord är oförändrade.',
    }),
  },
});
