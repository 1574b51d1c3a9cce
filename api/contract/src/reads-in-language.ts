import type { OperationName } from './routes';

/** Reads that contain texts of gygs and needs, which can exist in a second language. */
const readsInLanguage = [
  'getGyg',
  'getGygProfile',
  'getGygViewer',
  'getGygPage',
  'searchGygs',
  'findGygs',
  'searchGygsByIds',
  'findGygsByIds',
  'searchFeaturedGygs',
  'findFeaturedGygs',
  'searchHostedGygs',
  'findHostedGygs',
  'searchParticipatingGygs',
  'findParticipatingGygs',
  'searchPartnerGygs',
  'findPartnerGygs',
  'searchUserGygs',
  'findUserGygs',
  'searchGygByUrl',
  'findGygByUrl',
  'getNeedInvitation',
  'getConfirmation',
  'viewOrganizationGygs',
  'viewPublishedGygs',
  'viewOngoingGygs',
  'viewFinishedGygs',
  'viewGygProfiles',
  'listPositions',
  'listCommodities',
  'getCatalog',
  'getCatalogByName',
  'listOrganizationCatalogs',
  'getStory',
  'getStoryConsent',
  'searchStories',
  'findStories',
  'listOrganizationStories',
  'listFeaturedStories',
  'getOrganizationDesk',
  'getGygDesk',
  'listDecisions',
  'getOrganizationProfile',
  'getOrganizationByName',
  'listOrganizationGygs',
  'listPartneredGygs',
  'getUserProfile',
  'listUserBookings',
  'getCertificate',
  'listUserRepresentationRequests',
  'listOrganizationRepresentationRequests',
  'listManagedGygs',
  'selectGygs',
  'listParticipants',
  'listGygBookings',
  'listMemberBookings',
  'listAttendance',
  'listWaitlist',
  'listInvites',
  'listGygTags',
  'listOrganizationTags',
  'listDeliveries',
  'reportGiven',
  'reportReceived',
  'getOverview',
  'getWaitlistOffer',
  'getFeatured',
] as const satisfies OperationName[];

/** The name of a call that takes the query parameter `lang`. */
export type ReadInLanguage = (typeof readsInLanguage)[number];

const namesInLanguage: ReadonlySet<string> = new Set(readsInLanguage);

/**
 * Whether a call takes the query parameter `lang`: its texts of gygs are then in that language where they exist. Without
 * `lang` the header Accept-Language decides.
 */
export const takesLanguage = (name: OperationName): boolean => namesInLanguage.has(name);
