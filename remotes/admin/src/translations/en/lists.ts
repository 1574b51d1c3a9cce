/** Texts of every list, of answers to requests, and of the dialog that asks for a reason. */
export const lists = {
  export: 'Export CSV',
  sortBy: 'Sort by',
  loading: 'Loading…',
  tryAgain: 'Try again',
  chooseAll: 'Choose all on this page',
  noneChosen: 'None chosen',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  clear: 'Clear',
  ofTotal: '{{done}} of {{total}}',
};
export const answers = {
  accept: 'Accept',
  decline: 'Decline',
  offer: { accept: 'Accept {{name}}’s offer', decline: 'Decline {{name}}’s offer' },
  request: { accept: 'Accept {{name}}’s request', decline: 'Decline {{name}}’s request' },
  undo: 'Undo',
  undoOf: 'Undo the answer to {{name}}',
  done: { accept: 'Accepted', decline: 'Declined' },
};
export const reason = {
  reason: 'Reason',
  hint: 'The person reads it in the e-mail.',
  missing: 'Enter a reason.',
  counter: '{{used}} of {{most}} characters',
  keep: 'Keep',
  close: 'Close',
  unsaved: 'Discard the reason?',
  unsavedText: 'What you have written is lost when you close.',
  stay: 'Continue writing',
  discard: 'Discard',
};
