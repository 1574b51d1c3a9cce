import { shellPaths } from '@gyg/contract/remotes';
import { staysOpenForSuperUsers } from '@gyg/contract/site-down';
import { isLitePath } from './lite/lite-path';

/** The page for paths that contain 'undefined' and for missing pages. */
const notFound = '/404';
const siteDownPage = '/static/sitedown';
/** Pages that are served while the site is down. */
const index = ['/', '/index.html'];
const servedWhenDown = [...index, '/static/about', siteDownPage, '/run'];
const isServedWhenDown = (pathname: string) => servedWhenDown.includes(pathname) || staysOpenForSuperUsers(pathname);

/** Personal pages, and pages of login and administration: not for search engines. */
const unindexed = [
  'bookings',
  'certificates',
  'waitlist',
  'users',
  'login',
  'logout',
  'auth',
  'switch',
  'invites',
  'notifications',
  'stories',
  'admin',
  'run',
  'test',
  'seed',
];
/** The page of one booking, which lies under its gyg. */
const bookingPage = /^\/gygs\/[^/]+\/bookings\//i;
const isIndexed = (pathname: string) =>
  !unindexed.includes(pathname.toLowerCase().split('/')[1] ?? '') && !bookingPage.test(pathname);

/** Matches other spellings of the shell's screens too, because its router accepts them. */
const isShellPath = (pathname: string) =>
  shellPaths.some((path) => path === pathname.toLowerCase().replace(/(.)\/+$/, '$1'));

/** The retry time for visitors, in seconds. */
const retryAfter = 15 * 60;
/** The retry time for a missing row of the remotes table, in seconds. */
const retryAfterRepair = 60;

/** The response to a page's path: a redirect, or the shell with a status. */
export type PageVerdict =
  | { to: string }
  | {
      status: 200 | 404 | 503;
      /** Whether search engines may index it. */
      indexed: boolean;
      /** Seconds until a retry makes sense. */
      retryAfter?: number;
    };

export interface PageSituation {
  /** Whether a remote claims the path. */
  claimed: boolean;
  /** Whether all claims are known. While a remote's row cannot be read, an unclaimed path may be one of its pages. */
  complete: boolean;
  siteDown: boolean;
}

/** The verdict on a path that neither a remote nor the shell claims. The page then redirects to About. */
const verdictOfUnknown = (complete: boolean): PageVerdict =>
  complete ? { status: 404, indexed: false } : { status: 503, indexed: false, retryAfter: retryAfterRepair };

/**
 * The window in which people log in on partners' sites never redirects: nothing leads out of it. The message is shown in
 * place.
 */
function verdictOfLite(pathname: string, { claimed, complete, siteDown }: PageSituation): PageVerdict {
  if (siteDown) return { status: 503, indexed: false, retryAfter };
  if (pathname.includes('undefined')) return { status: 404, indexed: false };
  return claimed ? { status: 200, indexed: false } : verdictOfUnknown(complete);
}

/** The server's response to a page's path, before it is known what the page is about. */
export function verdictOf(pathname: string, situation: PageSituation): PageVerdict {
  if (isLitePath(pathname)) return verdictOfLite(pathname, situation);
  if (situation.siteDown) {
    if (!isServedWhenDown(pathname)) return { to: siteDownPage };
    const open = pathname !== siteDownPage && !index.includes(pathname);
    return open ? { status: 200, indexed: isIndexed(pathname) } : { status: 503, indexed: false, retryAfter };
  }
  if (pathname === notFound) return { status: 404, indexed: false };
  if (pathname.includes('undefined')) return { to: notFound };
  if (!situation.claimed && !isShellPath(pathname)) return verdictOfUnknown(situation.complete);
  return { status: 200, indexed: pathname !== siteDownPage && isIndexed(pathname) };
}
