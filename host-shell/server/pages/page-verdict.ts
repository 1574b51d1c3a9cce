import path from 'node:path';
import { isLitePath } from '../http/lite-path';
import { bestMatch } from './match-path';
import type { ServedRemoteTable } from './remote-table';

/** The page of addresses that hold 'undefined', and of what is not there. */
const notFound = '/404';
const siteDownPage = '/static/sitedown';
/** All that is served while the site is down (specification 2.1): index, about, the page that says so, and run. */
const index = ['/', '/index.html'];
const servedWhenDown = [...index, '/static/about', siteDownPage, '/run'];

/** Pages of somebody's own, of people, and the ways through sign-in and administration: nothing to find in a search engine. */
const unindexed = ['users', 'login', 'logout', 'auth', 'switch', 'invites', 'notifications', 'admin', 'run', 'test'];
const isIndexed = (pathname: string) => !unindexed.includes(pathname.split('/')[1] ?? '');

/** How long visitors are asked to wait (specification 9), in seconds. */
const retryAfter = 15 * 60;

/** What a page's address comes to: another address, or the shell with a status. */
export type PageVerdict =
  | { to: string }
  | {
      status: 200 | 404 | 503;
      /** Whether search engines may keep it. */
      indexed: boolean;
      /** Seconds until it is worth asking again. */
      retryAfter?: number;
    };

/** A page asked for by a person: a path without a file's ending. */
export const isPage = (pathname: string) => path.extname(pathname) === '' || pathname === '/index.html';

/**
 * A page for frames is never sent elsewhere: other pages refuse frames, and the visitor would read his browser's complaint.
 * It says in place what is wrong.
 */
function verdictOfLite(pathname: string, table: ServedRemoteTable, siteDown: boolean): PageVerdict {
  if (siteDown) return { status: 503, indexed: false, retryAfter };
  const claims = Object.values(table).flatMap((row) => row.basePaths.map((pattern) => ({ pattern })));
  const known = bestMatch(claims, pathname) !== undefined && !pathname.includes('undefined');
  return { status: known ? 200 : 404, indexed: false };
}

/** What the server answers to a page's path, before it is known what the page is about (specification 2.1). */
export function verdictOf(
  pathname: string,
  { table, siteDown }: { table: ServedRemoteTable; siteDown: boolean },
): PageVerdict {
  if (isLitePath(pathname)) return verdictOfLite(pathname, table, siteDown);
  if (siteDown) {
    if (!servedWhenDown.includes(pathname)) return { to: siteDownPage };
    const stands = pathname !== siteDownPage && !index.includes(pathname);
    return stands ? { status: 200, indexed: isIndexed(pathname) } : { status: 503, indexed: false, retryAfter };
  }
  if (pathname === notFound) return { status: 404, indexed: false };
  if (pathname.includes('undefined')) return { to: notFound };
  return { status: 200, indexed: pathname !== siteDownPage && isIndexed(pathname) };
}
