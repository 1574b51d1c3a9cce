import type { KeyScope, WebhookEvent } from '@gyg/contract/enums';

/** The keys of the scopes' texts. */
export const scopeTexts = {
  'gygs:read': 'gygsRead',
  'gygs:write': 'gygsWrite',
  'bookings:read': 'bookingsRead',
  'stories:read': 'storiesRead',
  'proposals:read': 'proposalsRead',
} as const satisfies Record<KeyScope, string>;

/** The keys of the events' texts. */
export const eventTexts = {
  'booking.created': 'bookingCreated',
  'booking.updated': 'bookingUpdated',
  'booking.confirmed': 'bookingConfirmed',
  'booking.declined': 'bookingDeclined',
  'booking.cancelled': 'bookingCancelled',
  'recipient.created': 'recipientCreated',
  'recipient.cancelled': 'recipientCancelled',
  'gyg.published': 'gygPublished',
  'gyg.updated': 'gygUpdated',
  'gyg.unpublished': 'gygUnpublished',
  'gyg.finished': 'gygFinished',
  'story.submitted': 'storySubmitted',
  'story.approved': 'storyApproved',
  'proposal.submitted': 'proposalSubmitted',
  'membership.requested': 'membershipRequested',
} as const satisfies Record<WebhookEvent, string>;
