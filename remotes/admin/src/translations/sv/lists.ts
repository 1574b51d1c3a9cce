/** Texts of every list, of answers to requests, and of the dialog that asks for a reason. */
export const lists = {
  export: 'Exportera CSV',
  sortBy: 'Sortera efter',
  loading: 'Laddar …',
  tryAgain: 'Försök igen',
  chooseAll: 'Välj alla på sidan',
  noneChosen: 'Inga valda',
  chosen_one: '{{count}} vald',
  chosen_other: '{{count}} valda',
  clear: 'Rensa',
  ofTotal: '{{done}} av {{total}}',
};
export const answers = {
  accept: 'Godkänn',
  decline: 'Avböj',
  offer: { accept: 'Godkänn erbjudandet från {{name}}', decline: 'Avböj erbjudandet från {{name}}' },
  request: { accept: 'Godkänn förfrågan från {{name}}', decline: 'Avböj förfrågan från {{name}}' },
  undo: 'Ångra',
  undoOf: 'Ångra svaret till {{name}}',
  done: { accept: 'Godkänd', decline: 'Avböjd' },
};
export const reason = {
  reason: 'Anledning',
  hint: 'Personen läser den i mejlet.',
  missing: 'Ange en anledning.',
  counter: '{{used}} av {{most}} tecken',
  keep: 'Behåll',
  close: 'Stäng',
  unsaved: 'Slänga anledningen?',
  unsavedText: 'Det du har skrivit försvinner när du stänger.',
  stay: 'Fortsätt skriva',
  discard: 'Släng',
};
