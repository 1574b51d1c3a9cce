import type { ContributionType } from '@gyg/contract';

/** The query of an address. What is undefined or empty is left out. */
export const query = (values: Readonly<Record<string, string | number | undefined>>) => {
  const set = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') set.set(name, `${value}`);
  return set.size === 0 ? '' : `?${set}`;
};
const part = encodeURIComponent;

/** The path prefix of the lite app: pages for frames on other sites, without navigation. */
export const litePrefix = '/plugins';

/** The login at the identity service that a window is for. */
interface WindowCarry {
  interaction: string;
  email?: string | undefined;
}

interface LiteCarry {
  email?: string | undefined;
  target?: string | undefined;
}

/** All paths of the site. Build links with these, never by hand. */
export const paths = {
  home: () => '/',
  search: (filters: Record<string, string | undefined> = {}) => `/search${query(filters)}`,
  /** Upcoming gygs and those in progress, the soonest first. */
  openGygs: () => '/search?states=po&sort=soonest',
  gyg: (gygId: string) => `/gygs/${part(gygId)}`,
  gygByName: (orgFriendlyUrl: string, gygFriendlyUrl: string) => `/go/${part(orgFriendlyUrl)}/${part(gygFriendlyUrl)}`,
  organizationByName: (orgFriendlyUrl: string) => `/go/${part(orgFriendlyUrl)}`,
  organization: (organizationId: string) => `/organizations/${part(organizationId)}`,
  /** The directory of organisations. */
  organizations: () => '/organizations',
  /** The form to propose a gyg, on the organisation's page. */
  propose: (orgFriendlyUrl: string) => `/go/${part(orgFriendlyUrl)}?propose=1`,
  book: (gygId: string, chosen: { gid?: string; id?: string; type?: ContributionType } = {}) =>
    `/gygs/${part(gygId)}/book${query(chosen)}`,
  /** A story of a gyg. */
  story: (gygId: string, storyId: string) => `/gygs/${part(gygId)}/stories/${part(storyId)}`,
  gygBookings: (gygId: string) => `/gygs/${part(gygId)}/bookings`,
  /** One booking of the user. */
  booking: (gygId: string, bookingId: string) => `/gygs/${part(gygId)}/bookings/${part(bookingId)}`,
  myBookings: () => '/users/profile/gygs',
  /** The page to accept or decline an offer of a waiting list; `token` is from its link. */
  waitlistOffer: (token: string) => `/waitlist/offers/${part(token)}`,
  /** The form to tell a story of a gyg, and the user's own stories. */
  uploadStory: (gygId: string) => `/stories/${part(gygId)}/upload`,
  /** The page on which anyone can check a certificate of hours. */
  certificate: (code: string) => `/certificates/${part(code)}`,
  /** `tab: 'new'` shows the ways to create an account. */
  join: (carry: { email?: string; target?: string; tab?: 'new' } = {}) => `/join${query(carry)}`,
  login: (carry: { target?: string; email?: string } = {}) => `/login${query(carry)}`,
  logout: () => '/logout',
  /** With `target`, or with the friendly urls of an organisation and its gyg. */
  register: (carry: { target?: string; email?: string; org?: string; gyg?: string } = {}) =>
    `/users/register${query(carry)}`,
  verify: (carry: { email?: string; target?: string } = {}) => `/users/verify${query(carry)}`,
  resetPassword: (carry: { email?: string; target?: string } = {}) => `/users/password/reset${query(carry)}`,
  newPassword: (carry: { email?: string; target?: string } = {}) => `/users/password/new${query(carry)}`,
  welcome: (userId: string, carry: { target?: string } = {}) => `/users/${part(userId)}/welcome${query(carry)}`,
  user: (userId: string) => `/users/${part(userId)}`,
  account: (userId: string) => `/users/edit/${part(userId)}`,
  myOrganizations: () => '/users/profile/organizations',
  inviteLanding: (orgFriendlyUrl: string) => `/users/invite/${part(orgFriendlyUrl)}`,
  /** `source`: whether the user came by an invitation link or by searching. */
  joinOrganization: (orgFriendlyUrl: string, carry: { source?: 'INVITE_LINK' | 'MANUAL_SEARCH' } = {}) =>
    `/users/join/${part(orgFriendlyUrl)}${query(carry)}`,
  requestOrganization: (inviteId?: string, carry: { email?: string; target?: string } = {}) =>
    `/organizations/requests/form${inviteId === undefined ? '' : `/${part(inviteId)}`}${query(carry)}`,
  /** Where an organisation asks for its account, for links that carry nothing. */
  newOrganizationRequest: () => '/organizations/requests/new',
  requestedOrganization: (carry: { email?: string; target?: string } = {}) =>
    `/organizations/requests/confirm${query(carry)}`,
  notifications: () => '/notifications',
  ourStory: () => '/static/ourstory',
  howItWorks: () => '/static/howitworks',
  about: () => '/static/about',
  contact: () => '/static/contact',
  accessibility: () => '/static/accessibility',
  /** The pages for webmasters: one of an element by its tag, or a guide. */
  developers: (page?: string) => `/developers${page === undefined ? '' : `/${part(page)}`}`,
  siteDown: () => '/static/sitedown',
  notFound: () => '/404',
  dashboard: () => '/dashboard',
  /** A page for frames on other sites, by its path below the prefix. */
  pluginPage: (path: string, options: Record<string, string> = {}) => `${litePrefix}${path}${query(options)}`,
  /** The pages in the window of a login on a partner's site. */
  windowLogin: (carry: WindowCarry) => `${litePrefix}/login${query({ ...carry })}`,
  windowSignUp: (carry: WindowCarry) => `${litePrefix}/signup${query({ ...carry })}`,
  windowVerify: ({ email = '', ...carry }: WindowCarry) => `${litePrefix}/verify/${part(email)}${query({ ...carry })}`,
  /** Without an email, asks for it. */
  windowPassword: ({ email, ...carry }: WindowCarry) =>
    `${litePrefix}/password${email === undefined ? '' : `/${part(email)}`}${query({ ...carry })}`,
  windowConsent: (carry: WindowCarry) => `${litePrefix}/consent${query({ ...carry })}`,
  /** The forms of the lite app, without a login on a partner's site. `login`: the one at the identity service. */
  liteLogin: (carry: LiteCarry & { login?: string } = {}) => `${litePrefix}/login${query({ ...carry })}`,
  liteSignUp: (carry: LiteCarry = {}) => `${litePrefix}/signup${query({ ...carry })}`,
  liteVerify: ({ email = '', ...carry }: LiteCarry = {}) =>
    `${litePrefix}/verify${email === '' ? '' : `/${part(email)}`}${query({ ...carry })}`,
  /** Without an email, asks for it. */
  litePassword: ({ email = '', ...carry }: LiteCarry = {}) =>
    `${litePrefix}/password${email === '' ? '' : `/${part(email)}`}${query({ ...carry })}`,
  configurePlugins: (element?: string) => `/admin/plugins/configure${query({ element })}`,
  /** Origins, keys and webhooks of an organisation. */
  pluginAccess: (options: Record<string, string> = {}) => `/admin/plugins/access${query(options)}`,
  developer: (key?: string) => `/run${query({ key })}`,
  diagnostics: () => '/test',
  /** Acts for an organisation, or for one to choose, then goes to `path`. */
  switchToAdmin: ({ orgFriendlyUrl, ...carry }: { orgFriendlyUrl?: string; path?: string } = {}) =>
    `/switch/admin${orgFriendlyUrl === undefined ? '' : `/${part(orgFriendlyUrl)}`}${query(carry)}`,
  switchToUser: () => '/switch/user',
  hostedGygs: () => '/admin/gygs/hosted',
  supportedGygs: () => '/admin/gygs/participated',
  newGyg: () => '/admin/gygs/new',
  editGyg: (gygId: string) => `/admin/gygs/${part(gygId)}/edit`,
  /** The desk of one gyg, with one address for each of its lists. */
  gygDesk: (gygId: string) => `/admin/gygs/${part(gygId)}/dashboard`,
  deskBookings: (gygId: string) => `/admin/gygs/${part(gygId)}/bookings`,
  deskMemberBookings: (gygId: string) => `/admin/gygs/${part(gygId)}/member/bookings`,
  deskRecipients: (gygId: string) => `/admin/gygs/${part(gygId)}/recipients/bookings`,
  /** The waiting lists of a gyg. */
  deskWaitlist: (gygId: string) => `/admin/gygs/${part(gygId)}/waitlist`,
  deskRepresentations: (gygId: string) => `/admin/gygs/${part(gygId)}/representation`,
  deskStories: (gygId: string) => `/admin/gygs/${part(gygId)}/stories`,
  deskMessages: (gygId: string) => `/admin/gygs/${part(gygId)}/messages`,
  doorList: (gygId: string) => `/admin/gygs/${part(gygId)}/attendance`,
  /** Invites people to a gyg, or to one of its needs. */
  inviteToGyg: (gygId: string, orgFriendlyUrl: string, gygFriendlyUrl: string, needId?: string) =>
    `/admin/gygs/invite/${[gygId, orgFriendlyUrl, gygFriendlyUrl, ...(needId === undefined ? [] : [needId])].map(part).join('/')}`,
  inviteToNeed: (orgFriendlyUrl: string, gygFriendlyUrl: string, needId: string) =>
    `/gygs/invite/${[orgFriendlyUrl, gygFriendlyUrl, needId].map(part).join('/')}`,
  representationRequests: () => '/admin/gygs/representation/requests',
  configureOrganization: () => '/admin/organizations/profile',
  members: () => '/admin/organizations/members',
  membershipRequests: () => '/admin/organizations/requests',
  invitations: () => '/admin/organizations/invitations',
  sendInvitations: () => '/admin/organizations/invites/send',
  /** All proposals, or one of them. */
  proposals: (proposalId?: string) =>
    `/admin/proposals/review${proposalId === undefined ? '' : `?proposal=${part(proposalId)}`}`,
  stories: () => '/admin/stories',
  catalogs: () => '/admin/catalogs',
  catalog: (catalogId: string) => `/admin/catalogs/${part(catalogId)}`,
  /** The public page of a catalogue. */
  catalogByName: (orgFriendlyUrl: string, catalogFriendlyUrl: string) =>
    `/catalogs/${part(orgFriendlyUrl)}/${part(catalogFriendlyUrl)}`,
  portfolios: () => '/admin/portfolios',
  portfolio: (portfolioId: string) => `/admin/portfolios/${part(portfolioId)}`,
  insights: (portfolioId: string) => `/admin/portfolios/${part(portfolioId)}/insights`,
  /** The first report that has something to show. */
  reports: () => '/admin/reports',
  contributionsGiven: () => '/admin/reports/given',
  contributionsReceived: () => '/admin/reports/received',
  partnerReport: () => '/admin/reports/partner',
  managedGygs: () => '/admin/gygs/managed',
  /** The list of requests, or one of them. */
  organizationRequests: (requestId?: string) =>
    `/organizations/requests/list${query(requestId === undefined ? {} : { request: requestId })}`,
  superHome: () => '/admin/su/home',
  superStories: () => '/admin/su/stories',
  featured: () => '/admin/su/featured',
  people: () => '/admin/su/people',
  partnerOrigins: () => '/admin/su/origins',
  remotes: () => '/admin/su/remotes',
  auditLog: () => '/admin/su/audit',
  demoData: () => '/seed',
} as const;
