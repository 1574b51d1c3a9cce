import type { RemoteRow } from '@gyg/contract/remotes';
import { pathOf } from '@gyg/contract/routes';
import { escapeHtml } from './escape-html';
import { findSubjectPage } from './subject-pages';

/** The public API call that a page begins with, where the server can tell from its path. */
function firstCall(pathname: string): string | undefined {
  if (pathname === '/') return pathOf('findFeaturedGygs');
  const page = findSubjectPage(pathname);
  return page?.value?.firstCall?.(page.params);
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
export function pageHints(row: RemoteRow | undefined, pathname: string): string {
  const files = row === undefined ? [] : [{ href: row.entry }, ...row.prefetch];
  const call = firstCall(pathname);
  return [
    data('/remotes.json'),
    ...files.map(({ href }) => file(href)),
    ...(call === undefined ? [] : [data(`/api${call}`)]),
  ].join('\n    ');
}
