/** The waiting list: paths as in the contract. */
export const waitlistRoutes = {
  listWaitlist: 'GET /gygs/{gygId}/waitlist',
  joinWaitlist: 'POST /gygs/{gygId}/waitlist',
  leaveWaitlist: 'DELETE /gygs/{gygId}/waitlist/{entryId}',
  getWaitlistOffer: 'GET /waitlist/offers/{token}',
  acceptWaitlistOffer: 'POST /waitlist/offers/{token}/accept',
  declineWaitlistOffer: 'POST /waitlist/offers/{token}/decline',
} as const;
