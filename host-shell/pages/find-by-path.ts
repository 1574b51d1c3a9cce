import { match } from 'path-to-regexp';

export interface FoundByPath<Value> {
  value: Value;
  params: Record<string, string>;
}

const below = /\/\*$/;

/** How specific a pattern is, as the shell's router counts: fixed parts win over parameters, and both over `/*`. */
const exactness = (pattern: string) =>
  pattern
    .replace(below, '')
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':')).length - (below.test(pattern) ? 0.5 : 0);

/**
 * Finds the value whose pattern (`/gygs/:gygId`, `/gygs/*`) matches a path best. Patterns are compiled once. If two are equally
 * specific, the first wins.
 */
export function findByPath<Value>(entries: readonly (readonly [pattern: string, value: Value])[]) {
  const compiled = entries
    .toSorted(([left], [right]) => exactness(right) - exactness(left))
    .map(([pattern, value]) => ({ matches: match<Record<string, string>>(pattern.replace(below, '{/*_}')), value }));
  return (pathname: string): FoundByPath<Value> | undefined => {
    for (const { matches, value } of compiled) {
      const matched = matches(pathname);
      if (matched === false) continue;
      const { _, ...params } = matched.params;
      return { value, params };
    }
    return undefined;
  };
}
