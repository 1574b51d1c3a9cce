/** The parts of an address inside the site. `search` begins with `?` and `hash` with `#`, unless they are empty. */
export interface PagePath {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where a page is. */
export interface Location extends PagePath {
  /** What the navigation to this entry of the history has stored with it; else null. */
  readonly state: unknown;
  /** Differs for each entry of the history; `default` for one that no navigation has written. */
  readonly key: string;
  /** The address that is shown in place of this one. */
  readonly mask?: PagePath | undefined;
}

/** An address inside the site. Parts that are left out: the path stays, query and fragment are empty. */
export type To = string | Partial<PagePath>;

/** Splits an address such as `/search?q=a#b`. Parts that it does not have are left out. */
export function parsePath(address: string): Partial<PagePath> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

const after = (sign: string, part: string | undefined): string => {
  if (part === undefined || part === '' || part === sign) return '';
  return part.startsWith(sign) ? part : sign + part;
};

/**
 * The whole address, seen from a path. A path that does not begin with `/` is relative to that. Never another host:
 * `//host` is a path too.
 */
export function resolveTo(to: To, from: string): PagePath {
  const { pathname = '', search, hash } = typeof to === 'string' ? parsePath(to) : to;
  const path = /^[\\/]/.test(pathname)
    ? pathname.replace(/^[\\/]+/, '/')
    : new URL(pathname, `http://gyg${from}`).pathname;
  return { pathname: pathname === '' ? from : path, search: after('?', search), hash: after('#', hash) };
}

/** The address as text. */
export const addressOf = ({ pathname, search, hash }: PagePath): string => pathname + search + hash;
