/** Texts of the choice of a report's period. */
export const period = {
  label: 'Period',
  names: { '30d': '30 dagar', year: 'I år', '12m': '12 månader', all: 'Allt', own: 'Egna datum' },
  dates: '{{from}} till {{to}}',
  from: 'Från',
  to: 'Till',
  show: 'Visa',
  noDay: 'Ange ett datum.',
  backwards: 'Den sista dagen får inte vara före den första.',
};
