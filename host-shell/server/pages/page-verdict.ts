import { shellPaths } from '@gyg/contract/remotes';
import { isLitePath } from '../http/lite-path';

/** The page of addresses that hold 'undefined', and of what does not exist. */
const notFound = '/404';
const siteDownPage = '/static/sitedown';
/** Pages that are served while the site is down (specification 2.1): index, about, maintenance and run. */
const index = ['/', '/index.html'];
const servedWhenDown = [...index, '/static/about', siteDownPage, '/run'];

/** Personal pages, and the steps of login and administration: nothing for search engines. */
const unindexed = ['users', 'login', 'logout', 'auth', 'switch', 'invites', 'notifications', 'admin', 'run', 'test'];
const isIndexed = (pathname: string) => !unindexed.includes(pathname.toLowerCase().split('/')[1] ?? '');

/** The shell has its screens at other spellings too, as its router reads paths. */
const isShellPath = (pathname: string) =>
  shellPaths.some((path) => path === pathname.toLowerCase().replace(/(.)\/+$/, '$1'));

/** How long visitors are asked to wait (specification 9), in seconds. */
const retryAfter = 15 * 60;
/** How long until a missing row of the deploy table may be there again, in seconds. */
const retryAfterRepair = 60;

/** The answer to a page's address: another address, or the shell with a status. */
export type PageVerdict =
  | { to: string }
  | {
      status: 200 | 404 | 503;
      /** Whether search engines may keep it. */
      indexed: boolean;
      /** Seconds until it is worth asking again. */
      retryAfter?: number;
    };

export interface PageSituation {
  /** Whether a remote claims the path. */
  claimed: boolean;
  /** Whether all claims are known: while a remote's row cannot be read, an unclaimed path may be one of its pages. */
  complete: boolean;
  siteDown: boolean;
}

/** What an address comes to that neither a remote nor the shell claims; the page then leads to About. */
const verdictOfUnknown = (complete: boolean): PageVerdict =>
  complete ? { status: 404, indexed: false } : { status: 503, indexed: false, retryAfter: retryAfterRepair };

/**
 * A page for frames is never redirected: other pages refuse frames, and the visitor would see the browser's own error.
 * The message is shown in place.
 */
function verdictOfLite(pathname: string, { claimed, complete, siteDown }: PageSituation): PageVerdict {
  if (siteDown) return { status: 503, indexed: false, retryAfter };
  if (pathname.includes('undefined')) return { status: 404, indexed: false };
  return claimed ? { status: 200, indexed: false } : verdictOfUnknown(complete);
}

/** What the server answers to a page's path, before it is known what the page is about (specification 2.1). */
export function verdictOf(pathname: string, situation: PageSituation): PageVerdict {
  if (isLitePath(pathname)) return verdictOfLite(pathname, situation);
  if (situation.siteDown) {
    if (!servedWhenDown.includes(pathname)) return { to: siteDownPage };
    const open = pathname !== siteDownPage && !index.includes(pathname);
    return open ? { status: 200, indexed: isIndexed(pathname) } : { status: 503, indexed: false, retryAfter };
  }
  if (pathname === notFound) return { status: 404, indexed: false };
  if (pathname.includes('undefined')) return { to: notFound };
  if (!situation.claimed && !isShellPath(pathname)) return verdictOfUnknown(situation.complete);
  return { status: 200, indexed: pathname !== siteDownPage && isIndexed(pathname) };
}
