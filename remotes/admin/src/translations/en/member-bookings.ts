/** Texts of the bookings in the name of an organisation. */
export const memberBookings = {
  title: 'Bookings of our members',
  lead: 'People who represent your organisation at this gyg, and those who have asked to.',
  facts: ', {{date}}, hosted by {{host}}',
  empty: 'None of your members has booked yet',
  emptyText: 'When someone books in the name of your organisation, the booking is listed here.',
  open: 'Open the gyg’s page',
};
