/** Texts of an organisation's lists of gygs: tabs, search, file. */
export const gygList = {
  status: 'Status',
  tabs: { all: 'All', draft: 'Draft', upcoming: 'Upcoming', ongoing: 'In-Progress', finished: 'Past' },
  search: 'Search gygs',
  nothingFound: 'No gygs match',
  nothingFoundText: 'Choose another status, or search with fewer words.',
  showAll: 'Show all gygs',
};
