import type { Notification } from '@gyg/contract';
import { type Language, paths, textLang } from '@gyg/platform';
import { storyAddress, tellStoryAddress } from '../../../shared/story-address';

/** What a link leads to; the texts are `notifications.links.*`. */
export type NotificationLinkKind =
  | 'bookings'
  | 'recipients'
  | 'review'
  | 'story'
  | 'tellStory'
  | 'ownStories'
  | 'proposals'
  | 'memberships'
  | 'representations'
  | 'accounts'
  | 'access'
  | 'desk'
  | 'person'
  | 'gyg'
  | 'organization';

export interface NotificationLink {
  readonly kind: NotificationLinkKind;
  readonly href: string;
  /** The name of the person, gyg or organisation; undefined where it may not be shown. */
  readonly name?: string | undefined;
  /** The language of a gyg's title. */
  readonly lang?: Language | undefined;
}

/** Pages of a gyg's hosts by the types of notifications that only hosts get. */
const hostPages: Readonly<Record<string, [NotificationLinkKind, (gygId: string) => string]>> = {
  booking_created: ['bookings', paths.deskBookings],
  booking_pending: ['bookings', paths.deskBookings],
  booking_cancelled: ['bookings', paths.deskBookings],
  booking_erased: ['bookings', paths.deskBookings],
  recipient_booked: ['recipients', paths.deskRecipients],
  recipient_cancelled: ['recipients', paths.deskRecipients],
  recipient_erased: ['recipients', paths.deskRecipients],
  // The gyg's own page, because gyg managers cannot open the one of all gygs.
  story_submitted: ['review', paths.deskStories],
  story_consent_withdrawn: ['review', paths.deskStories],
  story_consent_given: ['review', paths.deskStories],
  gyg_manager_added: ['desk', paths.gygDesk],
};

/** The types that ask for a story. */
const asking: readonly string[] = ['story_requested', 'gyg_thanks'];

/** Pages of administrators by type. */
const adminPages: Readonly<Record<string, [NotificationLinkKind, () => string]>> = {
  membership_requested: ['memberships', paths.membershipRequests],
  representation_requested: ['representations', paths.representationRequests],
  webhook_failed: ['access', paths.pluginAccess],
};

/** A page of administrators, opened for the organisation that the notification concerns. */
function asAdmin({ orgFriendlyUrl }: Notification, path: string): string {
  return orgFriendlyUrl === null ? path : paths.switchToAdmin({ orgFriendlyUrl, path });
}

/** The page where the reader can deal with a notification, or that it is about. */
function taskOf(notification: Notification): NotificationLink | undefined {
  const { type, gygId, proposalId, action } = notification;
  if (type === 'organization_requested') {
    return { kind: 'accounts', href: paths.organizationRequests(action?.targetId) };
  }
  if (type === 'proposal_submitted') {
    return { kind: 'proposals', href: asAdmin(notification, paths.proposals(proposalId ?? undefined)) };
  }
  const story = storyAddress(notification);
  if (story !== undefined) return { kind: 'story', href: story };
  const tell = tellStoryAddress(notification);
  if (tell !== undefined) return { kind: asking.includes(type) ? 'tellStory' : 'ownStories', href: tell };
  const [kind, path] = adminPages[type] ?? [];
  if (kind !== undefined && path !== undefined) return { kind, href: asAdmin(notification, path()) };
  const [hostKind, hostPath] = hostPages[type] ?? [];
  if (gygId === null || hostKind === undefined || hostPath === undefined) return undefined;
  return { kind: hostKind, href: hostPath(gygId) };
}

/** Where to deal with a notification, else what it is about: its story, gyg, organisation or person. */
export function notificationLink(notification: Notification): NotificationLink | undefined {
  const { relatedUserId, relatedUserName, gygId, gygTitle, gygLanguage, organizationId, orgName } = notification;
  const task = taskOf(notification);
  if (task !== undefined) return task;
  if (gygId !== null) {
    const lang = gygLanguage === null ? undefined : textLang(gygLanguage);
    return { kind: 'gyg', href: paths.gyg(gygId), name: gygTitle ?? undefined, lang };
  }
  if (organizationId !== null && orgName !== null) {
    return { kind: 'organization', href: paths.organization(organizationId), name: orgName };
  }
  if (relatedUserId === null || relatedUserName === null) return undefined;
  return { kind: 'person', href: paths.user(relatedUserId), name: relatedUserName };
}
