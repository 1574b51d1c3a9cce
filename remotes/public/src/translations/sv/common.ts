/** Ord som många sidor delar. */
export const common = {
  cancel: 'Avbryt',
  close: 'Stäng',
  tryAgain: 'Försök igen',
  optional: '(valfritt)',
  loadFailed: 'Det här kom inte fram',
  toHome: 'Till startsidan',
  toGygs: 'Se alla gygar',
  counter: '{{used}} av {{most}} tecken',
  goalLabel: 'Mål {{goal}}: {{title}}',
  goalNumber: 'Mål {{goal}}',
  state: { CREATED: 'Utkast', PUBLISHED: 'Kommande', ONGOING: 'Pågående', FINISHED: 'Avslutad' },
  placesWanted_one: '{{formatted}} ledig plats',
  placesWanted_other: '{{formatted}} lediga platser',
  itemsWanted_one: '{{formatted}} sak efterlyses',
  itemsWanted_other: '{{formatted}} saker efterlyses',
  nothingWanted: 'Allt är på plats',
  noGygs: 'inga gygar publicerade',
  invalidLink: {
    title: 'Länken leder ingenstans',
    text: 'Länken är inte giltig, eller så finns det den ledde till inte kvar. Kontrollera att du har fått med hela länken.',
  },
};
