/** The page on which a person answers a reminder. */
export const confirmation = {
  pageTitle: 'Ditt svar',
  ask: {
    title: 'Kommer du?',
    lead: '{{host}} räknar med dig.',
    leadPlace: '{{host}} har en plats till dig.',
    moved: 'Datumet har ändrats sedan påminnelsen skickades. Svara gärna om du kan komma det nya datumet.',
  },
  coming: {
    title: 'Tack, vi ses där',
    lead: '{{host}} vet att du kommer.',
    change: 'Jag kan ändå inte komma',
  },
  cancel: {
    title: 'Kan du inte komma?',
    lead: 'Om du avbokar kan någon annan ta din plats. Vi meddelar {{host}}.',
    leadPlace: 'Om du avbokar kan någon annan få din plats. Vi meddelar {{host}}.',
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
    text: 'Nu kan någon annan ta din plats. Tack för att du sa till.',
    before: 'Den avbokades tidigare, så det finns inget att svara på. Du kan boka igen så länge det finns plats.',
    titleGyg: 'Gygen är inställd',
    byHost: '{{host}} har ställt in den, och alla bokningar är avbokade. Du behöver inte svara.',
    tooLate:
      'Den avbokades tidigare, så vi kunde inte registrera att du kommer. Du kan boka igen så länge det finns plats.',
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
} as const;
