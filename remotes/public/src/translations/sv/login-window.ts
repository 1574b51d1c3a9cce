/** Texts of the window in which people log in on partners' sites. */
export const loginWindow = {
  toContinue: 'för att fortsätta på <host>{{host}}</host>',
  changeAddress: 'Ändra e-postadress',
  failed: 'Det gick inte. Försök igen.',
  expired: 'Inloggningen tog för lång tid',
  expiredText: 'Inget har delats. Stäng fönstret och logga in igen på sidan som du kom från.',
  close: 'Stäng fönstret',
  consent: {
    pageTitle: 'Får den här webbplatsen agera åt dig?',
    title: 'Får {{name}} agera åt dig?',
    notYou: 'Inte du?',
    canTitle: 'På webbplatsen kan du',
    bookAndPropose: 'boka och avboka platser och skicka förslag',
    book: 'boka och avboka platser',
    propose: 'skicka förslag',
    seeBookings: 'se ditt eget namn, din bild och dina bokningar',
    see: 'se ditt eget namn och din bild',
    never:
      'Webbplatsen får aldrig ditt lösenord eller din e-postadress och kan inte sköta organisationer eller gygar åt dig',
    allow: 'Tillåt',
    deny: 'Tillåt inte',
    later: 'Du kan ta bort tillgången när som helst under Profil, Anslutna webbplatser.',
  },
};
