/** Texts of the public page of a catalogue. */
export const catalog = {
  lead_one: '{{count}} gyg',
  lead_other: '{{count}} gygar',
  share: 'Dela katalogen',
  empty: 'Inga gygar här just nu',
  emptyText: '{{name}} visar gygar här så snart de är publicerade.',
  toOrganization: 'Besök {{name}}',
};
