/** Texts of the waiting list of a gyg. */
export const waitlist = {
  title: 'Waiting list',
  lead: 'Places that become free are offered in this order, each for up to 24 hours and at the latest until 12 hours before the start.',
  groups: { active: 'Waiting', ended: 'Ended' },
  for: 'Waiting for',
  place: 'A place as a recipient',
  representing: 'For {{organization}}',
  since: 'Since',
  until: 'until {{until}}',
  erased: 'Erased account',
  status: {
    WAITING: 'Waiting',
    OFFERED: 'Offered a place',
    ACCEPTED: 'Booked',
    DECLINED: 'Declined',
    EXPIRED: 'Not answered in time',
    WITHDRAWN: 'Left the list',
    CLOSED: 'Closed',
  },
  empty: {
    active: 'No one is waiting',
    ended: 'No ended entries yet',
    text: 'When a need or the places for recipients are full, people can join the waiting list.',
  },
};
