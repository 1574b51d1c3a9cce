/** Personal calendar feeds: paths as in the contract. */
export const calendarsRoutes = {
  getCalendar: 'GET /users/{userId}/calendar',
  renewCalendar: 'POST /users/{userId}/calendar',
  getCalendarFeed: 'GET /calendars/{secret}.ics',
} as const;
