import { paths } from '@gyg/platform';

const servedWhenDown: readonly string[] = [paths.about(), paths.siteDown(), paths.developer()];

/**
 * Where an address leads instead of its own screen, if anywhere (specification 2.1): while the site is down to the page
 * that says so, but for about, that page and run; with the text 'undefined' in its path to the page of what is not there.
 */
export function detourOf(pathname: string, { siteDown }: { siteDown: boolean }): string | undefined {
  if (siteDown) return servedWhenDown.includes(pathname) ? undefined : paths.siteDown();
  return pathname.includes('undefined') ? paths.notFound() : undefined;
}
