import { paths } from '@gyg/platform';

const servedWhenDown: readonly string[] = [paths.about(), paths.siteDown(), paths.developer()];
/** Below these, super users log in and open the site again. The server has the same list (page-verdict.ts). */
const openWhenDown = ['/admin/su', paths.diagnostics(), paths.demoData(), '/login', '/logout', '/auth'];
const isServedWhenDown = (pathname: string) =>
  servedWhenDown.includes(pathname) ||
  openWhenDown.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * The redirect of a path, if any. While the site is down, every path except about, run, the maintenance page
 * and what super users need redirects to the maintenance page. A path that contains 'undefined' redirects to /404.
 */
export function detourOf(pathname: string, { siteDown }: { siteDown: boolean }): string | undefined {
  if (siteDown) return isServedWhenDown(pathname) ? undefined : paths.siteDown();
  return pathname.includes('undefined') ? paths.notFound() : undefined;
}
