/** Texts of editors that save themselves. */
export const saving = {
  others: 'All other changes are saved',
  all: 'All changes are saved',
  saving: 'Saving…',
  saved: 'Saved at {{time}}',
  held_one: 'Not saved: {{count}} field needs a correction',
  held_other: 'Not saved: {{count}} fields need a correction',
  offline: 'Not saved: no connection.',
  notSaved: 'Not saved: {{reason}}',
  first: 'Some changes are not saved. Correct the fields with errors, or try to save again first.',
  retry: 'Try again',
};
