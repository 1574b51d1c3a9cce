/** Dialoger innan något görs som superanvändare. */
export const confirm = {
  close: 'Stäng',
  cancel: 'Avbryt',
  reason: 'Anledning',
  optional: 'valfritt',
  reasonHint: 'Visas i granskningsloggen.',
  counter: '{{used}} av {{most}} tecken',
};
