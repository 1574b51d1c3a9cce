import { paths } from '@gyg/platform';

const servedWhenDown: readonly string[] = [paths.about(), paths.siteDown(), paths.developer()];

/**
 * The redirect of a path, if any. While the site is down, every path except about, run and the maintenance page
 * redirects to the maintenance page. A path that contains 'undefined' redirects to /404.
 */
export function detourOf(pathname: string, { siteDown }: { siteDown: boolean }): string | undefined {
  if (siteDown) return servedWhenDown.includes(pathname) ? undefined : paths.siteDown();
  return pathname.includes('undefined') ? paths.notFound() : undefined;
}
