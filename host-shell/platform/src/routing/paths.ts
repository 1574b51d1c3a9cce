import type { ContributionType } from '@gyg/contract';

const query = (values: Record<string, string | undefined>) => {
  const pairs = Object.entries(values).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
const part = encodeURIComponent;

/** Every address of the site in one place (specification 2.1), so that no screen retypes one. */
export const paths = {
  home: () => '/',
  search: (filters: Record<string, string | undefined> = {}) => `/search${query(filters)}`,
  gyg: (gygId: string) => `/gygs/${part(gygId)}`,
  gygByName: (orgFriendlyUrl: string, gygFriendlyUrl: string) => `/go/${part(orgFriendlyUrl)}/${part(gygFriendlyUrl)}`,
  book: (gygId: string, chosen: { gid?: string; id?: string; type?: ContributionType } = {}) =>
    `/gygs/${part(gygId)}/book${query(chosen)}`,
  gygBookings: (gygId: string) => `/gygs/${part(gygId)}/bookings`,
  myBookings: () => '/users/profile/gygs',
  login: (carry: { target?: string; email?: string } = {}) => `/login${query(carry)}`,
  logout: () => '/logout',
  register: (carry: { target?: string; email?: string } = {}) => `/users/register${query(carry)}`,
  verify: (carry: { email?: string; target?: string } = {}) => `/users/verify${query(carry)}`,
  welcome: (userId: string, carry: { target?: string } = {}) => `/users/${part(userId)}/welcome${query(carry)}`,
  notifications: () => '/notifications',
  ourStory: () => '/static/ourstory',
  howItWorks: () => '/static/howitworks',
  about: () => '/static/about',
  switchToAdmin: (carry: { path?: string } = {}) => `/switch/admin${query(carry)}`,
  switchToUser: () => '/switch/user',
  hostedGygs: () => '/admin/gygs/hosted',
  managedGygs: () => '/admin/gygs/managed',
  organizationRequests: () => '/organizations/requests/list',
} as const;
