/** In characters: every server must accept an address that carries a target. */
const longest = 2_000;

/**
 * A destination that came in a query (`target`, `path`), returned only if it is a path of this site.
 * Anything else, such as another origin, a scheme or `//host`, is undefined.
 */
export function safeTarget(target: string | null | undefined, origin = 'https://here.invalid'): string | undefined {
  if (!target?.startsWith('/') || target.length > longest || /[\\\p{Cc}]/u.test(target)) return undefined;
  try {
    const url = new URL(target, origin);
    // `/..//host` is a path of this site until its dots are resolved: then it begins with two slashes.
    const leaves = url.origin !== origin || url.pathname.startsWith('//');
    return leaves ? undefined : url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
