/** The maximum length in characters: every server must accept a URL with a target. */
const longest = 2_000;

/**
 * Returns a destination from a query (`target`, `path`) only if it is a path of this site. Returns undefined for
 * anything else, such as another origin, a scheme or `//host`.
 */
export function safeTarget(target: string | null | undefined, origin = 'https://here.invalid'): string | undefined {
  if (!target?.startsWith('/') || target.length > longest || /[\\\p{Cc}]/u.test(target)) return undefined;
  try {
    const url = new URL(target, origin);
    // `/..//host` looks like a path of this site, but begins with two slashes after its dots are resolved.
    const leaves = url.origin !== origin || url.pathname.startsWith('//');
    return leaves ? undefined : url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
