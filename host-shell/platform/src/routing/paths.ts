import type { ContributionType } from '@gyg/contract';

const query = (values: Record<string, string | undefined>) => {
  const pairs = Object.entries(values).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
const part = encodeURIComponent;

/** The path prefix of the lite app: pages for frames on other sites, without navigation. */
export const litePrefix = '/plugins';

/** All paths of the site. Build links with these, never by hand. */
export const paths = {
  home: () => '/',
  search: (filters: Record<string, string | undefined> = {}) => `/search${query(filters)}`,
  gyg: (gygId: string) => `/gygs/${part(gygId)}`,
  gygByName: (orgFriendlyUrl: string, gygFriendlyUrl: string) => `/go/${part(orgFriendlyUrl)}/${part(gygFriendlyUrl)}`,
  organizationByName: (orgFriendlyUrl: string) => `/go/${part(orgFriendlyUrl)}`,
  organization: (organizationId: string) => `/organizations/${part(organizationId)}`,
  book: (gygId: string, chosen: { gid?: string; id?: string; type?: ContributionType } = {}) =>
    `/gygs/${part(gygId)}/book${query(chosen)}`,
  gygBookings: (gygId: string) => `/gygs/${part(gygId)}/bookings`,
  myBookings: () => '/users/profile/gygs',
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
  requestedOrganization: (carry: { email?: string; target?: string } = {}) =>
    `/organizations/requests/confirm${query(carry)}`,
  notifications: () => '/notifications',
  ourStory: () => '/static/ourstory',
  howItWorks: () => '/static/howitworks',
  about: () => '/static/about',
  contact: () => '/static/contact',
  siteDown: () => '/static/sitedown',
  notFound: () => '/404',
  dashboard: () => '/dashboard',
  /** An organisation's gygs as a page for frames on other sites. */
  pluginGygs: (organizationId: string, options: Record<string, string> = {}) =>
    `${litePrefix}/o/${part(organizationId)}/g${query(options)}`,
  configurePlugins: () => '/admin/plugins/configure',
  developer: (key?: string) => `/run${query({ key })}`,
  diagnostics: () => '/test',
  switchToAdmin: (carry: { path?: string } = {}) => `/switch/admin${query(carry)}`,
  switchToUser: () => '/switch/user',
  hostedGygs: () => '/admin/gygs/hosted',
  managedGygs: () => '/admin/gygs/managed',
  organizationRequests: () => '/organizations/requests/list',
} as const;
