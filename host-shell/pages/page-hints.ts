import type { Locale } from '@gyg/contract';
import type { RemoteBuild } from '@gyg/contract/remotes';
import { pathOf } from '@gyg/contract/routes';
import { escapeHtml } from './escape-html';
import { findSubjectPage } from './heads/subject-pages';

/** The first public API request of a page, if its path determines it. */
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
function file(href: string, urgent: boolean): string {
  const as = href.endsWith('.css') ? 'style' : 'script';
  return link({ rel: 'prefetch', as, href, crossorigin: '', ...(urgent && { fetchpriority: 'high' }) });
}

/**
 * Hints for the files that the page loads next: its remote's entry and first files, and `more`. `urgent` loads them before
 * the pictures of a page with content; on a page without, they would come before the shell's scripts.
 */
export function fileHints(
  row: RemoteBuild | undefined,
  { more = [], urgent }: { more?: readonly { href: string }[]; urgent: boolean },
): string {
  const files = row === undefined ? [] : [{ href: row.entry }, ...row.prefetch, ...more];
  return files.map(({ href }) => file(href, urgent)).join('\n    ');
}

/** Hints for the data that a page without content loads next: the remotes table, and its public data in its language. */
export function dataHints(pathname: string, lang: Locale): string {
  const call = firstCall(pathname, lang);
  return [data('/remotes.json'), ...(call === undefined ? [] : [data(`/api${call}`)])].join('\n    ');
}
