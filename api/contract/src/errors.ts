/**
 * The error catalogue's keys (specification 8, api.md): what `code` of a problem answer may say, with the
 * HTTP status it comes with and the sentence for developers. Pages translate the code, not this sentence.
 */
export const errorCatalogue = {
  'request.invalid': { status: 400, title: 'The request does not have the expected form' },
  'request.too_large': { status: 413, title: 'The body is too large' },
  'request.wrong_content_type': { status: 415, title: 'Send application/json' },
  'request.unknown_path': { status: 404, title: 'There is no such path' },
  'request.wrong_method': { status: 405, title: 'This path does not take that method' },
  'request.too_many': { status: 429, title: 'Too many requests' },
  'request.idempotency_mismatch': { status: 422, title: 'This idempotency key was used with another body' },
  'server.unexpected': { status: 500, title: 'Something went wrong on our side' },
  'server.unavailable': { status: 503, title: 'Not available at the moment' },
  'session.need_to_be_logged_in': { status: 401, title: 'Sign in first' },
  'session.invalid_token': { status: 401, title: 'The access token is not valid' },
  you_do_not_have_permission: { status: 403, title: 'You do not have permission' },
  'user.missing': { status: 404, title: 'Unable to locate the user' },
  'org.missing': { status: 404, title: 'Unable to locate the organisation details' },
  'org.profile.not_online': { status: 404, title: 'The profile of this organisation is not online' },
  'org_request.missing': { status: 404, title: 'Unable to locate the organisation request' },
  'org_request.already_responded': { status: 409, title: 'The request was answered already' },
  'gyg.missing': { status: 404, title: 'Unable to locate the gyg' },
  'gyg.wrong_state': { status: 409, title: 'Not possible in the state of the gyg' },
  'need.missing': { status: 404, title: 'Unable to locate the need' },
  'need.booked': { status: 409, title: 'Somebody has booked this' },
  'need.below_booked': { status: 409, title: 'Fewer than are booked already' },
  'booking.missing': { status: 404, title: 'Unable to locate the booking' },
  'booking.missing_position': { status: 404, title: 'Unable to locate the contribution' },
  'booking.invalid_quantity_contributed': { status: 400, title: 'The quantity is not valid' },
  'booking.quantity_more_than_asked': { status: 409, title: 'Fewer are needed than you offer' },
  'booking.failed': { status: 409, title: 'The booking was not possible' },
  'booking.missing_reason': { status: 400, title: 'A reason is needed' },
  'booking.cancellation_error': { status: 409, title: 'The booking can no longer be cancelled' },
  'booking.update.failed': { status: 409, title: 'The booking could not be changed' },
  'booking.already_answered': { status: 409, title: 'The booking was answered already' },
  'user_org.not_a_member': { status: 403, title: 'Not a member of this organisation' },
  'representation.missing': { status: 404, title: 'Unable to locate the representation request' },
  'representation.already_responded': { status: 409, title: 'The request was withdrawn or answered already' },
  'recipients.missing': { status: 404, title: 'Unable to locate the place' },
  'generic.missing_values': { status: 400, title: 'Something needed is missing' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Why a booking was refused (`reason` of `booking.failed`), in the order in which they are looked at. */
export const bookingFailureReasons = ['not_open', 'closed', 'already_booked', 'not_eligible', 'full'] as const;
export type BookingFailureReason = (typeof bookingFailureReasons)[number];
