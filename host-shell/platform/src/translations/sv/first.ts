import type { FirstErrorTexts } from '../error-texts';

/** Errors that a page may have without the server. */
const errors: FirstErrorTexts = {
  unexpected: 'Något gick fel hos oss. Försök igen.',
  server_unexpected: 'Något gick fel hos oss. Försök igen.',
  server_unavailable: 'Det här går inte att nå just nu. Försök igen om en stund.',
  network_offline: 'Vi når inte servern. Kontrollera din uppkoppling och försök igen.',
  network_timeout: 'Servern dröjer för länge med svaret. Försök igen.',
  request_aborted: 'Det här avbröts innan det var klart. Försök igen.',
  request_no_endpoint: 'Sidan och servern passar inte ihop. Ladda om sidan.',
  request_no_body: 'En del av det som skulle skickas saknas. Ladda om sidan och försök igen.',
  request_incomplete: 'Något i det som skulle skickas är fel. Ladda om sidan och försök igen.',
  you_do_not_have_permission: 'Du har inte behörighet till det här.',
  user_missing: 'Vi hittar inte användaren. Kontrollera att användar-id:t stämmer.',
  org_request_missing_mandatory_values: 'Fyll i ditt namn, din e‑post, organisationen och dess webbplats.',
  org_request_missing_agree_permission: 'Intyga att du får företräda organisationen.',
  gyg_missing: 'Den här gygen finns inte, eller är inte publicerad än.',
};

/** Texts that every area uses, such as error messages. */
export const first = {
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
} as const;
