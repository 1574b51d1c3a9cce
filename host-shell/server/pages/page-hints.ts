import { pathOf } from '@gyg/contract/routes';
import { escapeHtml } from './escape-html';
import { bestMatch, matchPath } from './match-path';
import type { ServedRemoteTable } from './remote-table';

/** The public API call that a page begins with, where the server can tell from its path. */
function firstCall(pathname: string): string | undefined {
  const gyg = matchPath('/gygs/:gygId', pathname);
  if (gyg) return pathOf('getGygProfile', { gygId: gyg.gygId ?? '' });
  const named = matchPath('/go/:orgFriendlyUrl/:gygFriendlyUrl', pathname);
  if (named) return `${pathOf('findGygByUrl')}?${new URLSearchParams(named)}`;
  const organization = matchPath('/organizations/:organizationId', pathname);
  if (organization && pathname !== '/organizations/register') return pathOf('getOrganizationProfile', organization);
  const byName = matchPath('/go/:friendlyUrl', pathname);
  if (byName) return pathOf('getOrganizationByName', byName);
  if (pathname === '/') return pathOf('findFeaturedGygs');
  return undefined;
}

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`))
    .join(' ')}>`;

/** Data is preloaded: the page's own fetch takes the very answer, which caches may not keep. */
const data = (href: string) => link({ rel: 'preload', as: 'fetch', href, crossorigin: '' });

/** Scripts and styles are prefetched: a preload that failed once would poison the element that follows. */
const file = (href: string) =>
  link({ rel: 'prefetch', as: href.endsWith('.css') ? 'style' : 'script', href, crossorigin: '' });

/** Hints for what a page needs next: which remotes there are, its remote's entry and first files, its public data. */
export function pageHints(table: ServedRemoteTable, pathname: string): string {
  const claims = Object.values(table).flatMap((row) => row.basePaths.map((pattern) => ({ pattern, row })));
  const row = bestMatch(claims, pathname)?.row;
  const files = row === undefined ? [] : [{ href: row.entry }, ...row.prefetch];
  const call = firstCall(pathname);
  return [
    data('/remotes.json'),
    ...files.map(({ href }) => file(href)),
    ...(call === undefined ? [] : [data(`/api${call}`)]),
  ].join('\n    ');
}
