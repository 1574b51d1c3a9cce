import { fillPath, splitRoute } from './route-path';
import { bookingsRoutes } from './routes/bookings';
import { gygsRoutes } from './routes/gygs';
import { organizationsRoutes } from './routes/organizations';
import { platformRoutes } from './routes/platform';
import { usersRoutes } from './routes/users';

/**
 * Every call of the product's API as `METHOD path`, without schemas, so that browsers can build requests without
 * loading a validator. The base path is `/api`. `operations/` has the schemas under the same names.
 */
export const routes = {
  ...usersRoutes,
  ...organizationsRoutes,
  ...gygsRoutes,
  ...bookingsRoutes,
  ...platformRoutes,
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
