import type { Locale } from '@gyg/contract';
import type { RemoteBuild } from '@gyg/contract/remotes';
import { pathOf } from '@gyg/contract/routes';
import { escapeHtml } from './escape-html';
import { findSubjectPage } from './subject-pages';

/** The first public API call of a page, if its path determines it. */
function firstCall(pathname: string, lang: Locale): string | undefined {
  if (pathname === '/') return `${pathOf('findFeaturedGygs')}?lang=${lang}`;
  const page = findSubjectPage(pathname);
  const call = page?.value?.firstCall?.(page.params);
  return call && `${call}${call.includes('?') ? '&' : '?'}lang=${lang}`;
}

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`))
    .join(' ')}>`;

/** Data is preloaded: the page's fetch then uses this response, even if caches may not store it. */
const data = (href: string) => link({ rel: 'preload', as: 'fetch', href, crossorigin: '' });

/** Scripts and styles are prefetched. A preload that failed once would also fail the element that uses it. */
const file = (href: string) =>
  link({ rel: 'prefetch', as: href.endsWith('.css') ? 'style' : 'script', href, crossorigin: '' });

/** Hints for the files that the page loads next: its remote's entry and first files, and `more`. */
export function fileHints(row: RemoteBuild | undefined, more: readonly { href: string }[] = []): string {
  const files = row === undefined ? [] : [{ href: row.entry }, ...row.prefetch, ...more];
  return files.map(({ href }) => file(href)).join('\n    ');
}

/** Hints for the data that a page without content loads next: the remotes table, and its public data in its language. */
export function dataHints(pathname: string, lang: Locale): string {
  const call = firstCall(pathname, lang);
  return [data('/remotes.json'), ...(call === undefined ? [] : [data(`/api${call}`)])].join('\n    ');
}
