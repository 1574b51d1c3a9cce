/** Texts of an organisation's lists of gygs: tabs, search, file. */
export const gygList = {
  status: 'Status',
  tabs: { all: 'Alla', draft: 'Utkast', upcoming: 'Kommande', ongoing: 'Pågående', finished: 'Avslutade' },
  search: 'Sök gygar',
  nothingFound: 'Ingen gyg passar',
  nothingFoundText: 'Välj en annan status eller sök med färre ord.',
  showAll: 'Visa alla gygar',
};
