import type { ReactNode } from 'react';

/** A route of the page. One with `children` frames them: its element shows them by `Outlet`. */
export interface PageRoute {
  /** The whole path, such as `/gygs/:gygId`; a part may be optional (`/:tab?`), and `*` is all others. */
  readonly path?: string | undefined;
  readonly element?: ReactNode;
  /** What belongs to the route, for its finder. */
  readonly handle?: unknown;
  readonly children?: readonly PageRoute[];
}

/** The parameters of a path by name, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** A route with those that frame it, outermost first. */
interface Branch {
  readonly routes: readonly PageRoute[];
  readonly score: number;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

export interface RouteMatch {
  readonly routes: readonly PageRoute[];
  readonly params: Params;
}

/** Fixed parts of a path count more than parameters, and longer paths more than shorter ones; `*` is the last choice. */
function scoreOf(path: string): number {
  const parts = path.replace(/^\/*/, '/').split('/');
  return parts.reduce((score, part) => {
    if (part === '*') return score - 2;
    if (part.startsWith(':')) return score + 3;
    return score + (part === '' ? 1 : 10);
  }, parts.length);
}

/** The branch of a path: letters match in either case, with or without a slash at the end. */
function branchOf(path: string, routes: readonly PageRoute[]): Branch {
  const names: string[] = [];
  const fixed = path
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replaceAll(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replaceAll(/\/:([\w-]+)/g, (_parameter, name: string) => {
      names.push(name);
      return '/([^/]+)';
    });
  if (path.endsWith('*')) names.push('*');
  const end = path.endsWith('*') ? (/^\/?\*$/.test(path) ? '(.*)$' : '(?:/(.+)|/*)$') : '/*$';
  return { routes, score: scoreOf(path), pattern: new RegExp(`^${fixed}${end}`, 'i'), names };
}

/** The paths that a path with optional parts (`/gygs/:gygId?`) stands for, with and without them. */
function variantsOf(path: string): string[] {
  const [, before, part, after] = /^(.*?)(\/[^/]+)\?(?=\/|$)(.*)$/.exec(path) ?? [];
  if (part === undefined) return [path];
  return [...variantsOf(`${before}${part}${after}`), ...variantsOf(`${before}${after}`)];
}

const branchesOf = (routes: readonly PageRoute[], outer: readonly PageRoute[] = []): Branch[] =>
  routes.flatMap((route) => {
    const all = [...outer, route];
    const own = route.path === undefined ? [] : variantsOf(route.path).map((path) => branchOf(path, all));
    return [...branchesOf(route.children ?? [], all), ...own];
  });

/** Decodes each part of a path. A slash in a part stays `%2F`, so that it separates nothing. */
function decodedPath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** Prepares routes, and returns the function that finds the one of a path: of those that match, the most specific. */
export function routeFinder(routes: readonly PageRoute[]): (pathname: string) => RouteMatch | undefined {
  const branches = branchesOf(routes).toSorted((one, other) => other.score - one.score);
  return (pathname) => {
    const path = decodedPath(pathname);
    for (const { routes: found, pattern, names } of branches) {
      const [match, ...values] = pattern.exec(path) ?? [];
      if (match === undefined) continue;
      const params = names.map((name, index) => [name, (values[index] ?? '').replaceAll('%2F', '/')]);
      return { routes: found, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}
