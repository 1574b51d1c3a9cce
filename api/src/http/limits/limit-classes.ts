import { type OperationDefinition, type OperationName, operations, routeOf, routes } from '@gyg/contract';

const minute = 60_000;
const hour = 60 * minute;

interface LimitClass {
  /** Calls within a window, of one user or, without a user, of one network address. */
  calls: number;
  /** Milliseconds. */
  window: number;
  /**
   * Shared by all processes, in the database, or local to each process: a database write for every read would cost more
   * than the read (decision 0023).
   */
  counters: 'shared' | 'local';
}

/** How often calls may be made. Guests of one school or company share an address, so reads are generous. */
export const limitClasses = {
  reads: { calls: 1200, window: minute, counters: 'local' },
  writes: { calls: 120, window: minute, counters: 'shared' },
  /** Search of people by name: enough for typing, too few for collecting names. */
  people: { calls: 120, window: minute, counters: 'shared' },
  /** Pictures are decoded and encoded again in several sizes. */
  uploads: { calls: 120, window: hour, counters: 'shared' },
  /** Checks of a certificate's code: enough for anyone who has one, too few to guess another. */
  codes: { calls: 60, window: 10 * minute, counters: 'shared' },
  /** Each takes half a second of a processor to draw. */
  drawings: { calls: 30, window: 10 * minute, counters: 'shared' },
  /** Each reaches people who did not request it. */
  invitations: { calls: 60, window: hour, counters: 'shared' },
  /** Open to guests, and reviewed by people. */
  requests: { calls: 20, window: hour, counters: 'shared' },
  /** Call an external service that costs money or has limits. */
  lookups: { calls: 120, window: hour, counters: 'shared' },
  /** How remotes loaded: one from each visit of a page. */
  reports: { calls: 600, window: minute, counters: 'local' },
  /** Read all data of a person or an organisation. */
  exports: { calls: 60, window: hour, counters: 'shared' },
} as const satisfies Record<string, LimitClass>;

export type LimitClassName = keyof typeof limitClasses;

/** Operations that are not limited by their method. Health checks are unlimited. */
const named: Partial<Record<OperationName, LimitClassName | 'unlimited'>> = {
  getLiveness: 'unlimited',
  getReadiness: 'unlimited',
  searchUsers: 'people',
  viewGygProfiles: 'reads',
  getCertificate: 'codes',
  getCertificateFile: 'drawings',
  sendInvites: 'invitations',
  remindInvite: 'invitations',
  previewInvites: 'reads',
  inviteOrganization: 'invitations',
  sendNotification: 'invitations',
  sendGygMessage: 'invitations',
  requestOrganization: 'requests',
  geocode: 'lookups',
  findCompany: 'lookups',
  exportUser: 'exports',
  reportRemotes: 'reports',
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
