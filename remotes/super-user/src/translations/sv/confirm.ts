/** Dialoger innan något görs med administratörens behörighet. */
export const confirm = {
  close: 'Stäng',
  cancel: 'Avbryt',
  reason: 'Skäl',
  optional: 'valfritt',
  reasonHint: 'Det visas i granskningsloggen.',
  counter: '{{used}} av {{most}} tecken',
};
