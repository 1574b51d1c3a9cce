/** Reminders before a gyg and their answers, and thanks after it: paths as in the contract. */
export const remindersRoutes = {
  getReminders: 'GET /gygs/{gygId}/reminders',
  saveReminders: 'POST /gygs/{gygId}/reminders',
  getConfirmation: 'GET /bookings/confirmations/{token}',
  answerConfirmation: 'POST /bookings/confirmations/{token}',
  thankBooker: 'POST /gygs/{gygId}/participants/{bookingId}/thanks',
} as const;
