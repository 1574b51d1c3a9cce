/** Texts of the messages of a gyg's hosts. */
export const gygMessages = {
  write: 'Skriv ett meddelande',
  to: 'Till',
  audience: {
    BOOKED: 'Alla med en bekräftad bokning',
    WAITING: 'Alla vars erbjudande väntar',
    ATTENDED: 'Alla som kom',
    RECIPIENTS: 'Mottagare',
    CHOSEN: 'De du valde i listan',
  },
  audienceText: {
    BOOKED: 'Insatser och saker.',
    WAITING: 'Du har inte svarat än.',
    ATTENDED: 'Registrerade som närvarande.',
    RECIPIENTS: 'De som har en plats.',
    CHOSEN: 'Deras bokningar, oavsett läge.',
  },
  bookings_one: '{{number}} bokning',
  bookings_other: '{{number}} bokningar',
  places_one: '{{number}} plats',
  places_other: '{{number}} platser',
  subject: 'Ämne',
  body: 'Meddelande',
  bodyHint: 'Var och en läser det i ett mejl och som avisering, med gygens tid och plats.',
  replies: 'Låt mottagarna svara med mejl',
  repliesHint: 'Alla som får meddelandet kan då se din e‑postadress.',
  send: 'Skicka …',
  sent_one: 'Skickat till {{count}} person.',
  sent_other: 'Skickat till {{count}} personer.',
  problem: {
    noOne: 'Det finns ingen att skicka till. Välj andra personer.',
    tooMany:
      'Gygen har skickat alla sina meddelanden för i dag. Försök igen i morgon: det du har skrivit finns kvar här.',
  },
  confirm: {
    title: 'Skicka meddelandet?',
    textOf_one:
      'Till: {{to}}, {{number}} bokning. Personen får ett mejl och en avisering. Det går inte att ändra efteråt.',
    textOf_other:
      'Till: {{to}}, {{number}} bokningar eller platser. Var och en får ett mejl och en avisering, även med flera bokningar. Det går inte att ändra efteråt.',
    text: 'Till: {{to}}. Var och en får ett mejl och en avisering. Det går inte att ändra efteråt.',
    send: 'Skicka',
  },
  sentTitle: 'Skickade meddelanden',
  none: 'Ni har inte skickat några meddelanden än. De visas här med hur många som fick dem.',
  facts: '{{to}}, {{people}}.',
  people_one: '{{count}} person',
  people_other: '{{count}} personer',
  by: 'Skickat av {{name}}.',
  empty: 'Det finns ingen att skriva till än',
  emptyText: 'När det finns bokningar kan du skriva till alla härifrån, med e‑post och som avisering.',
};
