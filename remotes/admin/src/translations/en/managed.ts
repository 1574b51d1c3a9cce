export const managed = {
  title: 'Gygs you manage',
  lead: 'Gygs you lead, for any organisation.',
  empty: 'You don’t manage any gygs yet',
  emptyText: 'When a host asks you to lead a gyg, you find it here with its bookings and the stories to review.',
  find: 'Find a gyg',
};
