/** The facts of a gyg on pages with one question. */
export const facts = { gyg: 'Gyg', when: 'När', where: 'Var', host: 'Värd' };

/** Texts of the page on which an offer of a waiting list is answered. */
export const offer = {
  pageTitle: 'Ditt erbjudande',
  title: 'Det finns en plats till dig',
  lead: 'Den är din om du tar den senast {{until}}. Sedan går den till nästa i kön.',
  youGive: 'Du bidrar med',
  items: '{{offered}} × <need/>',
  itemsOf: '{{offered}} av de {{asked}} du erbjöd × <need/>',
  needsApproval: '{{host}} behöver godkänna ditt erbjudande. Platsen är reserverad tills dess.',
  accept: 'Ta platsen',
  decline: 'Nej tack',
  accepted: { title: 'Platsen är din', lead: 'Vi har mejlat dig allt du behöver veta. {{host}} räknar med dig.' },
  pending: {
    title: 'Tack för att du vill hjälpa till',
    lead: '{{host}} hör av sig med ett svar. Platsen är reserverad tills dess.',
  },
  ended: {
    DECLINED: { title: 'Du tackade nej till platsen', text: 'Den har gått till nästa i kön. Tack för att du sa till.' },
    EXPIRED: {
      title: 'Erbjudandet har gått ut',
      text: 'Platsen har gått till nästa i kön. Du kan ställa dig i kö igen.',
    },
    CLOSED: { title: 'Erbjudandet har gått ut', text: 'Platsen går inte längre att boka.' },
  },
  missing: {
    title: 'Vi hittar inte erbjudandet',
    text: 'Kontrollera att du öppnade hela länken i mejlet. Dina köer ser du också under Mina bokningar.',
    toBookings: 'Mina bokningar',
  },
  toBooking: 'Visa min bokning',
  toGyg: 'Visa gygen',
  toGygs: 'Hitta en annan gyg',
};
