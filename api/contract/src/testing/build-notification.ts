import type { Notification } from '../schemas/notifications';

/** A notification for tests and stories. */
export function buildNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: 'notification-1',
    type: 'booking',
    title: 'Your place is booked',
    body: 'Shore picker at Spring clean-up on Ramsvik’s outer shore',
    image: null,
    created: '2027-06-01T08:00:00.000Z',
    viewed: false,
    archived: false,
    relatedUserId: null,
    relatedUserName: null,
    gygId: 'gyg-shore',
    gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
    gygLanguage: 'en',
    organizationId: null,
    orgName: null,
    orgFriendlyUrl: null,
    proposalId: null,
    storyId: null,
    action: null,
    notificationAction: { responded: false, responderAction: null, responderFullName: null },
    ...over,
  };
}
