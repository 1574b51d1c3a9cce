/** Texts of the waiting list of a gyg. */
export const waitlist = {
  title: 'Kö',
  lead: 'Lediga platser erbjuds i den här ordningen, var och en i upp till 24 timmar och senast till 12 timmar före start.',
  groups: { active: 'Väntar', ended: 'Avslutade' },
  for: 'Väntar på',
  place: 'En plats som mottagare',
  representing: 'För {{organization}}',
  since: 'Sedan',
  until: 'till {{until}}',
  erased: 'Raderat konto',
  status: {
    WAITING: 'Väntar',
    OFFERED: 'Erbjuden plats',
    ACCEPTED: 'Bokad',
    DECLINED: 'Avböjde',
    EXPIRED: 'Svarade inte i tid',
    WITHDRAWN: 'Lämnade kön',
    CLOSED: 'Stängd',
  },
  empty: {
    active: 'Ingen väntar',
    ended: 'Inget är avslutat än',
    text: 'När ett behov eller platserna för mottagare är fulla kan man ställa sig i kö.',
  },
};
