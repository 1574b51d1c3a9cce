/** Texts of the recipients' places of a gyg. */
export const recipients = {
  title: 'Mottagare',
  lead: '{{taken}} av {{places}} platser är tagna. Namnen visas bara här, för värdarna.',
  tabs: { ACTIVE: 'Kommer', CANCELLED: 'Avbokade' },
  status: { ACTIVE: 'Har en plats', CANCELLED: 'Avbokad' },
  noComment: 'Ingen kommentar',
  cancelledBecause: 'Avbokad: {{reason}}',
  cancel: 'Avboka',
  cancelOf: 'Avboka platsen för {{name}}',
  dialog: {
    title: 'Avboka platsen för {{name}}?',
    text: '{{name}} får anledningen med e‑post och som avisering, och någon annan kan ta platsen.',
    confirm: 'Avboka platsen',
    done: 'Platsen för {{name}} är avbokad.',
  },
  empty: 'Inga platser är tagna än',
  emptyText: 'De som tar en plats för att få del av det gygen ger finns här, så att ni kan välkomna dem.',
  noneCancelled: 'Inga avbokade platser',
  nothingFound: 'Inga mottagare passar',
  showAll: 'Visa alla mottagare',
};
