import { paths } from '@gyg/platform';

const servedWhenDown: readonly string[] = [paths.about(), paths.siteDown(), paths.developer()];

/**
 * The redirect of an address, if any (specification 2.1): while the site is down to the maintenance page, except for about,
 * that page and run; with the text 'undefined' in the path to /404.
 */
export function detourOf(pathname: string, { siteDown }: { siteDown: boolean }): string | undefined {
  if (siteDown) return servedWhenDown.includes(pathname) ? undefined : paths.siteDown();
  return pathname.includes('undefined') ? paths.notFound() : undefined;
}
