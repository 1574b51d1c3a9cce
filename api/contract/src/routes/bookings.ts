/** Paths of bookings, and of what follows from them. */
export const bookingsRoutes = {
  // Bookings, representation, recipients
  listParticipants: 'GET /gygs/{gygId}/participants',
  listGygBookings: 'GET /gygs/{gygId}/bookings',
  listMemberBookings: 'GET /gygs/{gygId}/bookings/organizations/{organizationId}',
  listAttendance: 'GET /gygs/{gygId}/attendance',
  recordAttendances: 'POST /gygs/{gygId}/attendance',
  createBooking: 'POST /gygs/{gygId}/participants',
  updateBooking: 'POST /gygs/{gygId}/participants/{bookingId}',
  acceptBooking: 'POST /gygs/{gygId}/participants/{bookingId}/accept',
  declineBooking: 'POST /gygs/{gygId}/participants/{bookingId}/decline',
  cancelBooking: 'POST /gygs/{gygId}/participants/{bookingId}/cancel',
  recordAttendance: 'POST /gygs/{gygId}/participants/{bookingId}/attendance',
  listOrganizationRepresentationRequests: 'GET /representationrequests/organizations/{organizationId}',
  listUserRepresentationRequests: 'GET /representationrequests/users/{userId}',
  acceptRepresentationRequest: 'POST /representationrequests/{requestId}/accept',
  declineRepresentationRequest: 'POST /representationrequests/{requestId}/decline',
  listBeneficiaries: 'GET /gygs/{gygId}/beneficiaries',
  createBeneficiary: 'POST /gygs/{gygId}/beneficiaries',
  cancelBeneficiary: 'POST /gygs/{gygId}/beneficiaries/{beneficiaryId}/cancel',

  // The waiting list
  listWaitlist: 'GET /gygs/{gygId}/waitlist',
  joinWaitlist: 'POST /gygs/{gygId}/waitlist',
  leaveWaitlist: 'DELETE /gygs/{gygId}/waitlist/{entryId}',
  getWaitlistOffer: 'GET /waitlist/offers/{token}',
  acceptWaitlistOffer: 'POST /waitlist/offers/{token}/accept',
  declineWaitlistOffer: 'POST /waitlist/offers/{token}/decline',

  // Reminders before a gyg and their answers, and thanks after it
  getReminders: 'GET /gygs/{gygId}/reminders',
  saveReminders: 'POST /gygs/{gygId}/reminders',
  getConfirmation: 'GET /bookings/confirmations/{token}',
  answerConfirmation: 'POST /bookings/confirmations/{token}',
  thankBooker: 'POST /gygs/{gygId}/participants/{bookingId}/thanks',

  // Certificates of hours
  issueCertificate: 'POST /gygs/{gygId}/participants/{bookingId}/certificate',
  getCertificate: 'GET /certificates/{code}',
  getCertificateFile: 'GET /certificates/{code}.pdf',

  // Reports
  reportGiven: 'POST /reports/contributions/given',
  reportReceived: 'POST /reports/contributions/received',
  reportPartner: 'POST /reports/partner',
} as const;
