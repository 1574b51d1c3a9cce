/** Texts of lists that need answers: Undo, search, counters, dialogs. */
export const review = {
  undo: 'Undo',
  undoOf: 'Undo: {{name}}',
  sentSoon: 'Sent in 10 seconds.',
  sending: 'Sending…',
  optional: '(optional)',
  counter: '{{used}} of {{most}}',
  close: 'Close',
  retry: 'Try again',
  previous: 'Previous picture',
  next: 'Next picture',
  position: '{{at}} of {{of}}',
};
