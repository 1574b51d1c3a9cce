/** Texts of the bookings in the name of an organisation. */
export const memberBookings = {
  title: 'Våra medlemmars bokningar',
  lead: 'De som företräder er organisation på den här gygen, och de som har bett om det.',
  facts: ', {{date}}, värd: {{host}}',
  empty: 'Ingen av era medlemmar har bokat än',
  emptyText: 'När någon bokar i er organisations namn finns bokningen här.',
  open: 'Öppna gygens sida',
};
