/** Texts of lists that need answers: Undo, search, counters, dialogs. */
export const review = {
  undo: 'Ångra',
  undoOf: 'Ångra: {{name}}',
  sentSoon: 'Skickas om 10 sekunder.',
  sending: 'Skickar …',
  optional: '(valfritt)',
  counter: '{{used}} av {{most}}',
  close: 'Stäng',
  retry: 'Försök igen',
  previous: 'Föregående bild',
  next: 'Nästa bild',
  position: '{{at}} av {{of}}',
};
