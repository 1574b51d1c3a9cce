const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How exact a pattern is: fixed parts count more than parameters, as in the shell's router. */
const rank = (pattern: string) => pattern.split('/').reduce((sum, part) => sum + (part.startsWith(':') ? 1 : 10), 0);

/** The parameters of a path under a pattern such as `/gygs/:gygId`, or undefined where it does not fit. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const names: string[] = [];
  const source = pattern
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return escapeText(part);
      names.push(part.slice(1));
      return '([^/]+)';
    })
    .join('/');
  const found = new RegExp(`^${source}/?$`).exec(pathname);
  if (found === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

/** The best fitting pattern for a path. */
export function bestMatch<Claim extends { pattern: string }>(
  claims: readonly Claim[],
  pathname: string,
): Claim | undefined {
  return claims
    .filter(({ pattern }) => matchPath(pattern, pathname) !== undefined)
    .toSorted((one, other) => rank(other.pattern) - rank(one.pattern))[0];
}
