/** Texts of the choice of a report's period. */
export const period = {
  label: 'Period',
  names: { '30d': '30 days', year: 'This year', '12m': '12 months', all: 'All', own: 'Own dates' },
  dates: '{{from}} to {{to}}',
  from: 'From',
  to: 'To',
  show: 'Show',
  noDay: 'Enter a date.',
  backwards: 'The last day must not be before the first.',
};
