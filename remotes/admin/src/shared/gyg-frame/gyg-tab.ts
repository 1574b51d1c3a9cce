import { paths } from '@gyg/platform';

/** The pages of one gyg for its hosts, in the order of the tabs. */
export const gygTabs = [
  'overview',
  'bookings',
  'members',
  'recipients',
  'waitlist',
  'representation',
  'stories',
  'attendance',
  'messages',
] as const;
export type GygTab = (typeof gygTabs)[number];
/** With the pages that have no tab. */
export type GygPage = GygTab | 'invite';

/** The address of each page. */
export const tabPaths: Readonly<Record<GygTab, (gygId: string) => string>> = {
  overview: paths.gygDesk,
  bookings: paths.deskBookings,
  members: paths.deskMemberBookings,
  recipients: paths.deskRecipients,
  waitlist: paths.deskWaitlist,
  representation: paths.deskRepresentations,
  stories: paths.deskStories,
  attendance: paths.doorList,
  messages: paths.deskMessages,
};
