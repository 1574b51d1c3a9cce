/** Dialoger innan något görs med administratörens behörighet. */
export const confirm = {
  close: 'Stäng',
  cancel: 'Avbryt',
  reason: 'Anledning',
  optional: '(valfritt)',
  reasonHint: 'Sparas i granskningsloggen',
};
