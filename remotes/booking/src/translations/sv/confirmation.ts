/** Sidan där man svarar på en påminnelse. */
export const confirmation = {
  pageTitle: 'Ditt svar',
  ask: {
    title: 'Kommer du?',
    lead: '{{host}} räknar med dig.',
    leadPlace: '{{host}} har en plats till dig.',
    moved: 'Datumet har ändrats sedan påminnelsen skickades. Svara gärna för det nya.',
  },
  coming: {
    title: 'Tack, vi ses där',
    lead: '{{host}} vet att du kommer.',
    change: 'Jag kan ändå inte komma',
  },
  cancel: {
    title: 'Kan du inte komma?',
    lead: 'Om du avbokar kan någon annan hoppa in. {{host}} får veta det.',
    leadPlace: 'Om du avbokar kan någon annan få din plats. {{host}} får veta det.',
    reason: 'Anledning (frivilligt)',
    reasonHint: 'Bara värden läser den.',
    counter: '{{used}} av {{most}} tecken',
    confirm: 'Avboka',
    confirmPlace: 'Avboka platsen',
    keep: 'Behåll bokningen',
    keepPlace: 'Behåll platsen',
  },
  cancelled: {
    title: 'Din bokning är avbokad',
    titlePlace: 'Din plats är avbokad',
    text: 'Nu kan någon annan hoppa in. Tack för att du sa till.',
    tooLate:
      'Den avbokades tidigare, så vi kunde inte anteckna att du kommer. Du kan boka igen så länge det finns plats.',
    toGyg: 'Till gygen',
    toGygs: 'Hitta en annan gyg',
  },
  started: {
    title: 'Gygen har börjat',
    text: 'Det är för sent att svara här. Kontakta {{host}} om du inte kan komma.',
  },
  missing: {
    title: 'Länken är ogiltig',
    text: 'Använd hela länken från den senaste påminnelsen. Har du ett konto hittar du dina bokningar under Mina bokningar.',
    toBookings: 'Mina bokningar',
  },
  answer: { coming: 'Jag kommer', cancel: 'Jag kan inte komma' },
  facts: { needs: 'Du bidrar med' },
  amount: '<need/> × {{quantity}}',
  calendar: {
    add: 'Lägg till i kalendern',
    file: 'Kalenderfil',
    fileNote: 'För Apple Kalender, Outlook och andra',
    google: 'Google Kalender',
    outlook: 'Outlook.com',
    newWindow: 'Öppnas i ett nytt fönster',
  },
} as const;
