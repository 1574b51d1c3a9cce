import { type MatchFunction, match } from 'path-to-regexp';
import { isOperation, type OperationName, routeOf, routes } from './routes';

/** What the contract has at a path. */
export interface FoundPath {
  /** The call of each method. */
  methods: ReadonlyMap<string, OperationName>;
  params: Record<string, string>;
}

/** Finds what the contract has at a path below `/api`. */
export type FindPath = (path: string) => FoundPath | undefined;

interface Template {
  path: string;
  methods: Map<string, OperationName>;
}

const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);

/** Sorts static parts before parameters, and a parameter with an ending before one without: `.pdf` is no part of a code. */
const rankOf = (path: string) => path.replace(/\{\w+\}(?=\/|$)/g, '\uffff\uffff').replace(/\{\w+\}/g, '\uffff');
const byRank = (left: Template, right: Template) => (rankOf(left.path) < rankOf(right.path) ? -1 : 1);

function pathTemplates(): Template[] {
  const methodsAt = new Map<string, Template['methods']>();
  for (const name of Object.keys(routes).filter(isOperation)) {
    const { method, path } = routeOf(name);
    const at = withoutSlash(path);
    methodsAt.set(at, (methodsAt.get(at) ?? new Map<string, OperationName>()).set(method, name));
  }
  return [...methodsAt].map(([path, methods]) => ({ path, methods })).sort(byRank);
}

const partsIn = (path: string) => path.split('/').length;

/**
 * Finds paths whatever the case of their letters, with or without a slash at their end. A path is compared with the few
 * templates of as many parts.
 * @param decode decodes a parameter; it may throw
 */
export function createFindPath(decode: (part: string) => string = decodeURIComponent): FindPath {
  const fixed = new Map<string, Template['methods']>();
  const byParts = new Map<number, { methods: Template['methods']; matches: MatchFunction<Record<string, string>> }[]>();
  for (const { path, methods } of pathTemplates()) {
    if (!path.includes('{')) {
      fixed.set(path.toLowerCase(), methods);
      continue;
    }
    const matches = match<Record<string, string>>(path.replace(/\{(\w+)\}/g, ':$1'), { decode, trailing: false });
    byParts.set(partsIn(path), [...(byParts.get(partsIn(path)) ?? []), { methods, matches }]);
  }
  return (requestPath) => {
    const path = withoutSlash(requestPath);
    const exact = fixed.get(path.toLowerCase());
    if (exact) return { methods: exact, params: {} };
    for (const { methods, matches } of byParts.get(partsIn(path)) ?? []) {
      const match = matches(path);
      if (match) return { methods, params: match.params };
    }
    return undefined;
  };
}
