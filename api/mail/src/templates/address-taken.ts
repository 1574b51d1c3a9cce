import { addressed } from './mail-fields';
import { mailTemplate } from './mail-template';

/** Answers a sign-up with an address that has an account already: only its owner learns how to go on. */
export const addressTaken = mailTemplate({
  data: addressed,
  urgent: true,
  write: {
    en: ({ name, link }) => ({
      subject: 'You already have a Gyg account',
      heading: `You are already one of us, ${name}`,
      paragraphs: [
        'Somebody just tried to sign up with this address, which has an account already. You can log in as before.',
        'If you do not remember your password, choose “Forgot password?” there.',
      ],
      action: { label: 'Log in', href: link },
      footnote: 'If it was not you, do nothing: your account and your password stay as they are.',
    }),
    se: ({ name, link }) => ({
      subject: 'Du har redan ett konto på Gyg',
      heading: `Du är redan med, ${name}`,
      paragraphs: [
        'Någon försökte just skapa ett konto med den här adressen, som redan har ett. Du kan logga in som vanligt.',
        'Minns du inte lösenordet väljer du ”Glömt lösenordet?” där.',
      ],
      action: { label: 'Logga in', href: link },
      footnote: 'Var det inte du behöver du inte göra något: ditt konto och ditt lösenord är oförändrade.',
    }),
  },
});
