/**
 * The error catalogue: each `code` with its HTTP status and a sentence for developers. Pages translate the code, not
 * the sentence.
 */
export const errorCatalogue = {
  'request.invalid': { status: 400, title: 'The request is not valid' },
  'request.too_large': { status: 413, title: 'The body is too large' },
  'request.wrong_content_type': {
    status: 415,
    title: 'Send application/json, or multipart/form-data for uploads',
  },
  'request.unknown_path': { status: 404, title: 'Path not found' },
  'request.wrong_method': { status: 405, title: 'This path does not support the method' },
  'request.wrong_upload': { status: 400, title: 'Send multipart/form-data with a part named image' },
  'request.too_slow': { status: 408, title: 'The upload arrived too slowly' },
  'request.too_many': { status: 429, title: 'Too many requests' },
  'request.idempotency_mismatch': { status: 422, title: 'This idempotency key was used with a different body' },
  'server.unexpected': { status: 500, title: 'Something went wrong on our side' },
  'server.unavailable': { status: 503, title: 'Not available at the moment' },
  'session.need_to_be_logged_in': { status: 401, title: 'Log in first' },
  'session.invalid_token': { status: 401, title: 'The access token is not valid' },
  you_do_not_have_permission: { status: 403, title: 'You do not have permission' },
  'user.missing': { status: 404, title: 'Unable to locate the user' },
  'user_org.missing': { status: 404, title: 'Unable to locate the membership' },
  'user_org.already_a_member': { status: 409, title: 'Already a member of this organisation' },
  'user_org.already_pending_request': { status: 409, title: 'A request to join is already pending' },
  'user_org.request_missing': { status: 404, title: 'Unable to locate the membership request' },
  'user_org.already_responded': { status: 409, title: 'The request has already been withdrawn or answered' },
  'user_org.not_open': { status: 403, title: 'This organisation does not accept members' },
  'user_org.last_admin': { status: 409, title: 'The last administrator cannot leave' },
  'org.missing': { status: 404, title: 'Unable to locate the organisation details' },
  'org.profile.not_online': { status: 404, title: 'The profile of this organisation is not online' },
  'org.friendly_url_taken': { status: 409, title: 'This friendly URL is taken' },
  'org_invite.missing': { status: 404, title: 'Invalid invite' },
  'org_request.missing': { status: 404, title: 'Unable to locate the organisation request' },
  'org_request.missing_mandatory_values': { status: 400, title: 'Required values are missing' },
  'org_request.missing_agree_permission': {
    status: 400,
    title: 'Permission to represent the organisation is required',
  },
  'org_request.already_responded': { status: 409, title: 'The request has already been answered' },
  'gyg.missing': { status: 404, title: 'Unable to locate the gyg' },
  'gyg.wrong_state': { status: 409, title: 'Not possible in the gyg’s current state' },
  'gyg.friendly_url_taken': { status: 409, title: 'The host has another gyg with this friendly URL' },
  'gyg.not_ready': { status: 409, title: 'The gyg is not ready to be published' },
  'gyg.booked': { status: 409, title: 'The gyg has bookings' },
  'gyg.places_below_taken': { status: 409, title: 'Fewer places than are already taken' },
  'gyg.own_language': { status: 409, title: 'The gyg itself is written in this language' },
  'gyg.translated': { status: 409, title: 'The gyg has a translation into this language; delete it first' },
  'gyg.translation_missing': { status: 404, title: 'Unable to locate the translation' },
  'gyg.manager_missing': { status: 404, title: 'Unable to locate the gyg manager' },
  'gyg.media_missing': { status: 404, title: 'Unable to locate the picture' },
  'partner.missing': { status: 404, title: 'Unable to locate the partner' },
  'partner.already_added': { status: 409, title: 'This organisation is already a partner or has been asked' },
  'need.missing': { status: 404, title: 'Unable to locate the need' },
  'need.booked': { status: 409, title: 'The need has bookings' },
  'need.below_booked': { status: 409, title: 'Fewer than are already booked' },
  'booking.missing': { status: 404, title: 'Unable to locate the booking' },
  'booking.missing_position': { status: 404, title: 'Unable to locate the contribution' },
  'booking.invalid_quantity_contributed': { status: 400, title: 'The quantity is not valid' },
  'booking.quantity_more_than_asked': { status: 409, title: 'Fewer are needed than you offer' },
  'booking.failed': { status: 409, title: 'The booking was not possible' },
  'booking.missing_reason': { status: 400, title: 'A reason is required' },
  'booking.cancellation_error': { status: 409, title: 'The booking can no longer be cancelled' },
  'booking.update.failed': { status: 409, title: 'The booking could not be changed' },
  'booking.already_answered': { status: 409, title: 'The booking has already been answered' },
  'user_org.not_a_member': { status: 403, title: 'Not a member of this organisation' },
  'representation.missing': { status: 404, title: 'Unable to locate the representation request' },
  'representation.already_responded': { status: 409, title: 'The request has already been withdrawn or answered' },
  'recipients.missing': { status: 404, title: 'Unable to locate the recipient’s place' },
  'stories.missing': { status: 404, title: 'Unable to locate the story' },
  'stories.already_responded': { status: 409, title: 'The story has already been answered' },
  'stories.not_approved': { status: 409, title: 'Only approved stories can be featured' },
  'stories.description_missing': { status: 400, title: 'A short description is required' },
  'notifications.missing': { status: 404, title: 'Unable to locate the notification' },
  'notifications.already_responded': {
    status: 409,
    title: 'It could be that the request was withdrawn or responded to',
  },
  'proposals.missing': { status: 404, title: 'Unable to locate the proposal' },
  'proposals.not_open': { status: 403, title: 'This organisation does not accept proposals from you' },
  'proposals.already_responded': { status: 409, title: 'The proposal has already been answered' },
  'catalogs.missing': { status: 404, title: 'Unable to locate the catalogue' },
  'catalogs.friendly_url_taken': {
    status: 409,
    title: 'The organisation has another catalogue with this friendly URL',
  },
  'portfolios.missing': { status: 404, title: 'Unable to locate the portfolio' },
  'portfolios.already_added': { status: 409, title: 'This organisation is already in the portfolio or has been asked' },
  'reports.too_many_rows': { status: 400, title: 'Too many rows for one file. Choose a shorter period' },
  'invites.missing': { status: 404, title: 'Unable to locate the invitation' },
  'invites.already_answered': { status: 409, title: 'The invitation has already been answered or withdrawn' },
  'invites.nobody': { status: 400, title: 'Enter at least one recipient' },
  'invites.too_many': { status: 429, title: 'Too many invitations today' },
  'invites.unsubscribed': { status: 409, title: 'This address does not accept invitations' },
  'image.error_uploading': { status: 400, title: 'The picture could not be used' },
  'image.wrong_type': { status: 415, title: 'Only files with .jpg, .jpeg or .png are allowed' },
  'image.too_small': { status: 400, title: 'The picture is too small' },
  'image.too_large': { status: 413, title: 'The picture is too large' },
  'image.missing': { status: 404, title: 'Unable to locate the picture' },
  'geocode.not_found': { status: 404, title: 'Address not found' },
  'company.not_found': { status: 404, title: 'Company not found' },
  'generic.missing_values': { status: 400, title: 'Required values are missing' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Why a booking was refused (`reason` of `booking.failed`), in the order of the checks. */
export const bookingFailureReasons = ['not_open', 'closed', 'already_booked', 'not_eligible', 'full'] as const;
export type BookingFailureReason = (typeof bookingFailureReasons)[number];

const reasonTexts: Record<BookingFailureReason, string> = {
  not_open: 'the gyg is a draft or has ended',
  closed: 'the need is closed',
  already_booked: 'the caller has already booked it',
  not_eligible: 'the caller is not eligible (403)',
  full: 'no capacity is left',
};

/** The reasons with their meaning, for the documentation. */
export function describeReasons(separator: string): string {
  return bookingFailureReasons.map((reason) => `\`${reason}\` ${reasonTexts[reason]}`).join(separator);
}
