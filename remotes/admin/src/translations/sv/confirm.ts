/** Texts of every confirmation, and of work on several things. */
export const confirm = {
  cancel: 'Avbryt',
  close: 'Stäng',
  clear: 'Rensa sökningen',
  working: 'Arbetar …',
  done: '{{done}} av {{total}}',
};
