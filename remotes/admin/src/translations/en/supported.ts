/** Texts of the list of others' gygs that an organisation supports. */
export const supported = {
  title: 'Others’ gygs that our employees support',
  lead: 'Gygs of other hosts in which your people booked in the name of your organisation.',
  people: 'People',
  waiting_one: '{{count}} to approve',
  waiting_other: '{{count}} to approve',
  bookings: 'Bookings in our name',
  bookingsOf: 'Bookings in our name: {{title}}',
  labelsOf: 'Labels of {{title}}',
  labelsDone: 'Done',
  empty: 'No gygs supported yet',
  emptyText:
    'When a member books at another host’s gyg and represents your organisation, the gyg is listed here. Invite your people, or find a gyg that suits you.',
  invite: 'Invite your people',
  find: 'Find a gyg',
};
