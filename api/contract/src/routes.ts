import { fillPath, splitRoute } from './route-path';
import { accessRoutes } from './routes/access';
import { auditRoutes } from './routes/audit';
import { bookingsRoutes } from './routes/bookings';
import { calendarsRoutes } from './routes/calendars';
import { cardsRoutes } from './routes/cards';
import { catalogsRoutes } from './routes/catalogs';
import { certificatesRoutes } from './routes/certificates';
import { csrRoutes } from './routes/csr';
import { demoDataRoutes } from './routes/demo-data';
import { diagnosticsRoutes } from './routes/diagnostics';
import { featuredRoutes } from './routes/featured';
import { gygListsRoutes } from './routes/gyg-lists';
import { gygsRoutes } from './routes/gygs';
import { invitesRoutes } from './routes/invites';
import { jobRoutes } from './routes/jobs';
import { lookupsRoutes } from './routes/lookups';
import { mailQueueRoutes } from './routes/mail-queue';
import { membershipsRoutes } from './routes/memberships';
import { needsRoutes } from './routes/needs';
import { notificationsRoutes } from './routes/notifications';
import { organizationsRoutes } from './routes/organizations';
import { overviewRoutes } from './routes/overview';
import { partnersRoutes } from './routes/partners';
import { peopleRoutes } from './routes/people';
import { portfoliosRoutes } from './routes/portfolios';
import { proposalsRoutes } from './routes/proposals';
import { remindersRoutes } from './routes/reminders';
import { remotesRoutes } from './routes/remotes';
import { reportsRoutes } from './routes/reports';
import { serviceRoutes } from './routes/service';
import { siteDownRoutes } from './routes/site-down';
import { sitesRoutes } from './routes/sites';
import { storiesRoutes } from './routes/stories';
import { superDeskRoutes } from './routes/super-desk';
import { usersRoutes } from './routes/users';
import { waitlistRoutes } from './routes/waitlist';

/**
 * Every call of the product's API as `METHOD path`, without schemas, so that browsers can build requests without
 * loading a validator. The base path is `/api`. `operations/` has the schemas under the same names.
 */
export const routes = {
  ...usersRoutes,
  ...calendarsRoutes,
  ...membershipsRoutes,
  ...organizationsRoutes,
  ...accessRoutes,
  ...gygsRoutes,
  ...gygListsRoutes,
  ...cardsRoutes,
  ...csrRoutes,
  ...needsRoutes,
  ...bookingsRoutes,
  ...waitlistRoutes,
  ...remindersRoutes,
  ...certificatesRoutes,
  ...partnersRoutes,
  ...sitesRoutes,
  ...storiesRoutes,
  ...notificationsRoutes,
  ...proposalsRoutes,
  ...catalogsRoutes,
  ...portfoliosRoutes,
  ...reportsRoutes,
  ...invitesRoutes,
  ...lookupsRoutes,
  ...serviceRoutes,
  ...remotesRoutes,
  ...superDeskRoutes,
  ...auditRoutes,
  ...peopleRoutes,
  ...featuredRoutes,
  ...mailQueueRoutes,
  ...siteDownRoutes,
  ...jobRoutes,
  ...diagnosticsRoutes,
  ...overviewRoutes,
  ...demoDataRoutes,
} as const;

/** The name of a call, for example `getGygProfile`. */
export type OperationName = keyof typeof routes;

const callsWithoutBody: ReadonlySet<string> = new Set<OperationName>([
  'acceptMembershipRequest',
  'declineMembershipRequest',
]);

/** Whether a call needs a JSON body. Uploads, which send a form, are not asked. */
export const needsBody = (name: OperationName): boolean =>
  routeOf(name).method === 'POST' && !callsWithoutBody.has(name);

/** Whether a call exists. Code that was built for a newer contract may name others. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(routes, name);

/** The method and the path template of a call. */
export const routeOf = (name: OperationName): ReturnType<typeof splitRoute> => splitRoute(routes[name]);

/**
 * The path of a call with its parameters filled in and encoded, below `/api`.
 * Throws if a parameter of the template is missing.
 */
export const pathOf = (name: OperationName, params?: Record<string, string>): string =>
  fillPath(routeOf(name).path, params);
