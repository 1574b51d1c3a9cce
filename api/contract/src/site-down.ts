/** Below these, super users log in, work and open the site again. */
const superPaths = [
  '/admin/su',
  '/organizations/requests/list',
  '/test',
  '/seed',
  '/login',
  '/logout',
  '/auth',
] as const;

/** Whether a page stays open for super users while the site is down; by the server and by open pages. */
export const staysOpenForSuperUsers = (pathname: string): boolean =>
  superPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
