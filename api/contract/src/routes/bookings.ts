/** Bookings, representation, recipients: paths as in the contract. */
export const bookingsRoutes = {
  listParticipants: 'GET /gygs/{gygId}/participants',
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
} as const;
