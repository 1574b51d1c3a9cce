import { staysOpenForSuperUsers } from '@gyg/contract/site-down';
import { paths } from '@gyg/platform';

const servedWhenDown: readonly string[] = [paths.about(), paths.siteDown(), paths.developer()];
const isServedWhenDown = (pathname: string) => servedWhenDown.includes(pathname) || staysOpenForSuperUsers(pathname);

/**
 * The redirect of a path, if any. While the site is down, every path except about, run, the maintenance page
 * and what super users need redirects to the maintenance page. A path that contains 'undefined' redirects to /404.
 */
export function detourOf(pathname: string, { siteDown }: { siteDown: boolean }): string | undefined {
  if (siteDown) return isServedWhenDown(pathname) ? undefined : paths.siteDown();
  return pathname.includes('undefined') ? paths.notFound() : undefined;
}
