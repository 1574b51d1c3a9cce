import { errors } from './sv/errors';

/** Texts that every area uses, such as error messages. */
export const sv = {
  pages: {
    label: 'Sidor',
    previous: 'Föregående',
    next: 'Nästa',
    first: 'Första sidan, {{number}}',
    shown: 'Visar {{from}} till {{to}} av {{total}}',
    last: 'Sista sidan, {{number}}',
  },
  session: {
    need_to_be_logged_in: 'Du är inte längre inloggad. Du behöver logga in för att fortsätta.',
    signedOutElsewhere: 'Du har loggat ut i en annan flik.',
    adminRightLost: 'Du administrerar inte längre {{name}} och företräder nu dig själv igen.',
  },
  load: { failed: 'Det här kunde inte laddas', retry: 'Försök igen' },
  errors,
} as const;
