import { type OperationDefinition, type OperationName, operations, routeOf, routes } from '@gyg/contract';

const minute = 60_000;
const hour = 60 * minute;

interface LimitClass {
  /** Calls within a window, of one user or, without a user, of one network address. */
  calls: number;
  /** Milliseconds. */
  window: number;
  /**
   * Counted in the database, by all processes together, or by each process for itself: one database write for every
   * read would cost more than the read (decision 0023).
   */
  counted: 'together' | 'by each process';
}

/** How often calls may be made. Guests of one school or company share an address, so reads are generous. */
export const limitClasses = {
  reads: { calls: 1200, window: minute, counted: 'by each process' },
  writes: { calls: 120, window: minute, counted: 'together' },
  /** Finds people by name: room for somebody who types, not for somebody who collects. */
  people: { calls: 120, window: minute, counted: 'together' },
  /** Pictures are decoded and written again in several sizes. */
  uploads: { calls: 120, window: hour, counted: 'together' },
  /** Each reaches people who did not ask. */
  invitations: { calls: 60, window: hour, counted: 'together' },
  /** Open to guests, read by people. */
  requests: { calls: 20, window: hour, counted: 'together' },
  /** Ask a service outside that costs or has limits of its own. */
  lookups: { calls: 120, window: hour, counted: 'together' },
  /** Read everything there is of somebody. */
  exports: { calls: 60, window: hour, counted: 'together' },
} as const satisfies Record<string, LimitClass>;

export type LimitClassName = keyof typeof limitClasses;

/** Operations that are not limited as their method says. Health is asked by machines, as often as they like. */
const named: Partial<Record<OperationName, LimitClassName | 'unlimited'>> = {
  getLiveness: 'unlimited',
  getReadiness: 'unlimited',
  searchUsers: 'people',
  viewGygProfiles: 'reads',
  sendInvites: 'invitations',
  inviteOrganization: 'invitations',
  sendNotification: 'invitations',
  requestOrganization: 'requests',
  geocode: 'lookups',
  findCompany: 'lookups',
  exportUser: 'exports',
  reportGiven: 'exports',
  reportReceived: 'exports',
  reportPartner: 'exports',
  getPortfolioInsights: 'exports',
};

const paths = new Set<string>(Object.values(routes));

/** The class in which calls of an operation are counted. */
export function limitClassOf(name: OperationName): LimitClassName | 'unlimited' {
  const operation: OperationDefinition = operations[name];
  const { method, path } = routeOf(name);
  const searches = method === 'POST' && paths.has(`GET ${path}`) && path.includes('search');
  return named[name] ?? (operation.upload ? 'uploads' : method === 'GET' || searches ? 'reads' : 'writes');
}
