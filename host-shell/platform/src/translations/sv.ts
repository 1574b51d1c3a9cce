import { errors } from './sv/errors';

/** Texts that every area uses, such as error messages, in Swedish. */
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
    adminRightLost: 'Du administrerar inte längre {{name}} och är nu i användarläge igen.',
  },
  load: {
    failed: 'Det här kunde inte laddas',
    retry: 'Försök igen',
    offline: 'Du är offline',
    offlineText: 'Det här laddas så snart du är online igen.',
  },
  calendar: {
    add: 'Lägg till i kalendern',
    file: 'Kalenderfil',
    fileNote: 'För Apple Kalender, Outlook och andra',
    google: 'Google Kalender',
    outlook: 'Outlook.com',
    newWindow: 'Öppnas i ett nytt fönster',
  },
  share: {
    email: 'E‑post',
    native: 'Dela',
    copy: 'Kopiera länk',
    copied: 'Länken är kopierad.',
    copyFailed: 'Länken gick inte att kopiera.',
    copiedShort: 'Kopierad',
    copyFailedShort: 'Inte kopierad',
  },
  errors,
};
